public class Main {
    static void check(boolean fine) {
        assert fine;
    }

    public static void main(String[] args) {
        int x = 1;
        check(x == 2
            && x == 1);
    }
}
