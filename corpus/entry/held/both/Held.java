package both;

/** An object may be of two types of which neither is the other. */
class Held {
    static final Marked HELD = changed();

    static void asked(Thing thing) {
        assert thing == null || thing.x == 0;
    }

    static Marked changed() {
        Heir heir = new Heir();
        heir.x = 5;
        return heir;
    }

    interface Marked {
    }

    static class Thing {
        int x;
    }

    static class Heir extends Thing implements Marked {
    }
}
