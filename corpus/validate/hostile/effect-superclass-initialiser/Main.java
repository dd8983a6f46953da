public class Main {
    static int changed;

    static class Base {
        static {
            changed = 1;
        }
    }

    static class Other extends Base {
        static int value;
    }

    public static void main(String[] args) {
        int x = 1;
        assert changed == 1;
    }
}
