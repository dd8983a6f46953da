public class Main {
    static int max(int a, int b) {
        return a > b ? a : b;
    }

    public static void main(String[] args) {
        int x = max(2, 3);
        String text = "abc";
        x++;
        assert x == 4;
    }
}
