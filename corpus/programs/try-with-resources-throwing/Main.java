public class Main {
    static int log = 0;

    static class Door implements AutoCloseable {
        private final int id;

        Door(int id) {
            this.id = id;
            log = log * 10 + id;
        }

        @Override
        public void close() {
            log = log * 10 + id + 4;
        }
    }

    static class Stop extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    static int pass(boolean stop) {
        try (Door outer = new Door(1); Door inner = new Door(2)) {
            log = log * 10 + 3;
            if (stop) {
                throw new Stop();
            }
            return outer.id + inner.id;
        } catch (Stop e) {
            log = log * 10 + 9;
        }
        return 0;
    }

    public static void main(String[] args) {
        int normal = pass(false);
        int firstLog = log;
        log = 0;
        int stopped = pass(true);
        assert normal == 3 && firstLog == 12365;
        assert stopped == 0 && log == 123659;
    }
}
