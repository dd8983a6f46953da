package loader;

/** A class knows who has loaded it. */
class Held {
    static final Class<?> HELD = Held.class;

    static void asked(Thing thing) {
        assert thing == null || thing.x == 0;
    }

    static class Thing {
        int x;
    }

    static class Loader extends ClassLoader {
        Thing thing = new Thing();
    }
}
