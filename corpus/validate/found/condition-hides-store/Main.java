public class Main {
    static int stored;

    public static void main(String[] args) {
        String text = "a";
        int x = 1;
        assert stored == x : text;
    }
}
