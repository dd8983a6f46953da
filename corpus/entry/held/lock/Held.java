package lock;

/** An object that is nothing else leads nowhere. */
class Held {
    static final Object HELD = new Object();

    static void asked(Thing thing) {
        assert thing == null || thing.x == 0;
    }

    static class Thing {
        int x;
    }
}
