package callers;

/** The class of a static method may be initialised before its arguments are made: by a caller within. */
class Early {
    static int before = Counter.count;

    static void started(Counter counter) {
        if (counter != null) {
            assert before == 1;
        }
    }

    static void elsewhere(callers.elsewhere.Shared shared) {
        if (shared != null) {
            assert shared.x == 0;
        }
    }

    public static void main(String[] args) {
        started(new Counter());
    }

    static class Counter {
        static int count;

        Counter() {
            count++;
        }
    }
}
