public class Main {
    static int x;

    Main(int a) { x = 1; } Main(long a) { x = 2; }

    public static void main(String[] args) {
        new Main(2L);
        new Main(1);
        assert x == 1;
    }
}
