package cause;

/** An exception of the JDK has a cause. */
class Held {
    static final ClassCastException HELD = new ClassCastException();

    static {
        HELD.initCause(changed());
    }

    static void asked(Thing thing) {
        assert thing == null || thing.x == 0;
    }

    static Thing changed() {
        Thing thing = new Thing();
        thing.x = 5;
        return thing;
    }

    static class Thing extends RuntimeException {
        int x;
    }
}
