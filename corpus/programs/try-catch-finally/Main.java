public class Main {
    static int trace = 0;

    static int risky(int mode) {
        try {
            trace = trace * 10 + 1;
            if (mode == 1) {
                throw new IllegalStateException();
            }
            if (mode == 2) {
                return 5;
            }
            trace = trace * 10 + 2;
        } catch (IllegalStateException e) {
            trace = trace * 10 + 3;
            return -1;
        } finally {
            trace = trace * 10 + 4;
        }
        return 0;
    }

    @SuppressWarnings("finally")
    static int override() {
        try {
            throw new IllegalStateException();
        } finally {
            return 8;
        }
    }

    public static void main(String[] args) {
        int plain = risky(0);
        int thrown = risky(1);
        int early = risky(2);
        int swallowed = override();
        assert plain == 0 && thrown == -1 && early == 5;
        assert trace == 124_134_14;
        assert swallowed == 8;
    }
}
