package callers;

/** The class of a static method may be initialised before an argument is taken from where its initialiser puts one. */
class Late {
    static {
        Thing thing = new Thing();
        thing.x = 5;
        Shelf.thing = thing;
    }

    static void handed(Thing thing) {
        assert thing == null || thing.x == 0;
    }

    static class Thing {
        int x;
    }

    static class Shelf {
        static Thing thing;
    }
}
