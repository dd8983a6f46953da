package object;

import java.util.List;

/** What is declared as an object may be a list. */
class Held {
    static final Object HELD = List.of(changed());

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
