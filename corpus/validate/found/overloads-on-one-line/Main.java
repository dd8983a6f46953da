public class Main {
    static int x;

    static void set(int a) { x = 1; } static void set(long a) { x = 2; }

    public static void main(String[] args) {
        set(2L);
        set(1);
        assert x != 0;
    }
}
