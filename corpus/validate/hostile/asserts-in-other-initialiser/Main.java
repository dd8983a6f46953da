public class Main {
    static class Other {
        static final int VALUE = make();

        static int make() {
            int made = 3;
            assert made == 4;
            return made;
        }
    }

    public static void main(String[] args) {
        try {
            int x = Other.VALUE;
        } catch (ExceptionInInitializerError hidden) {
        }
    }
}
