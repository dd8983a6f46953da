package mark;

/** A list with random access, and not a random number. */
class Held {
    static final java.util.RandomAccess HELD =
            (java.util.RandomAccess) new java.util.ArrayList<>(java.util.List.of(changed()));

    static void asked(Thing thing) {
        assert thing == null || thing.x == 0;
    }

    static Thing changed() {
        Thing thing = new Thing();
        thing.x = 5;
        return thing;
    }

    static class Thing {
        int x;
    }
}
