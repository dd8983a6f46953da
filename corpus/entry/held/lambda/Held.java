package lambda;

/** A lambda has what it needs with it. */
class Held {
    static final Giver HELD = giver(changed());

    static Giver giver(Thing thing) {
        return () -> thing;
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

    interface Giver {
        Thing give();
    }
}
