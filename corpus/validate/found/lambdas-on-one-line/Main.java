public class Main {
    static int last;

    public static void main(String[] args) {
        Runnable a = () -> { int y = 1; last = y; }, b = () -> { int y = 2; last = y; };
        b.run();
        a.run();
        assert last == 1;
    }
}
