public class Main {
    static int deep(int n) {
        return deep(n + 1) + 1;
    }

    public static void main(String[] args) {
        int x = 1;
        x = deep(0);
        assert x == 1;
    }
}
