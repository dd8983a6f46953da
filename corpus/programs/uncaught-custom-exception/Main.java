public class Main {
    static class LimitExceeded extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    static int used = 0;

    static void reserve(int amount) {
        used += amount;
        if (used > 10) {
            throw new LimitExceeded();
        }
    }

    public static void main(String[] args) {
        try {
            reserve(4);
            reserve(5);
            reserve(3);
        } catch (IllegalStateException e) {
            used = 0;
        }
        assert used <= 10;
    }
}
