package behind;

/** Behind an object there may be another one of its class. */
class Held {
    static final Thing HELD = new Thing();

    static {
        HELD.next = new Thing();
        HELD.next.x = 5;
    }

    static void asked(Thing thing) {
        assert thing == null || thing.x == 0;
    }

    static class Thing {
        int x;
        Thing next;
    }
}
