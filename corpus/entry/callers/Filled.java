package callers;

/** What the JDK calls of an exception that is made, and arrays that it writes. */
class Filled {
    static void ordered(Ticket one, Ticket other) {
        if (one != null && other != null) {
            assert one.number <= other.number;
        }
    }

    static void chars(PutsX one, PutsY two) {
        if (one != null && two != null && one.buffer == two.buffer) {
            assert one.buffer.chars[0] == 'y';
        }
    }

    static class Count {
        static int count;
    }

    static class Ticket extends RuntimeException {
        int number;

        @Override
        public synchronized Throwable fillInStackTrace() {
            number = Count.count++;
            return this;
        }
    }

    static class Buffer {
        final char[] chars = new char[1];
    }

    static class PutsX {
        final Buffer buffer;

        PutsX(Buffer buffer) {
            this.buffer = buffer;
            "x".getChars(0, 1, buffer.chars, 0);
        }
    }

    static class PutsY {
        final Buffer buffer;

        PutsY(Buffer buffer) {
            this.buffer = buffer;
            "y".getChars(0, 1, buffer.chars, 0);
        }
    }

    static class Simple {
        int get() {
            return 0;
        }

        void check() {
            assert get() == 0;
        }
    }

    static class Special extends Simple {
        @Override
        int get() {
            return 1;
        }

        @Override
        void check() {
        }

        void run() {
            super.check();
        }
    }
}
