public class Main {
    static int changed;

    static class Other {
        static int value = make();

        static int make() {
            changed = 1;
            return 2;
        }
    }

    public static void main(String[] args) {
        int x = 1;
        assert changed == 1;
    }
}
