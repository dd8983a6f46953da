package list;

/** A class of the program has what it extends. */
class Held {
    static final Registry HELD = new Registry();

    static {
        HELD.add(changed());
    }

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

    static class Registry extends java.util.ArrayList<Thing> {
    }
}
