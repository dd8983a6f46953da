package interrupted;

/** The thread of a caller may be interrupted, and has a name. */
class Naps {
    static final ThreadLocal<Integer> OWN = new ThreadLocal<>();

    static void nap() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException exception) {
            throw new IllegalStateException(exception);
        }
    }

    static void flag() {
        if (Thread.interrupted()) {
            throw new IllegalStateException();
        }
    }

    static int own() {
        return OWN.get() == null ? 0 : 1 / OWN.get();
    }
}
