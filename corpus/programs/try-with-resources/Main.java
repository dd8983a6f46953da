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

    static int pass(boolean single) {
        try (Door outer = new Door(1); Door inner = single ? null : new Door(2)) {
            log = log * 10 + 3;
            return inner == null ? outer.id : outer.id + inner.id;
        } finally {
            log = log * 10 + 9;
        }
    }

    public static void main(String[] args) {
        int both = pass(false);
        int firstLog = log;
        log = 0;
        int single = pass(true);
        assert both == 3 && firstLog == 123659;
        assert single == 1 && log == 1359;
    }
}
