package array;

import java.io.Serializable;

/** Arrays are serializable, too. */
class Held {
    static Serializable HELD = new Thing[] {changed()};

    static void asked(Thing thing) {
        assert thing == null || thing.x == 0;
    }

    static Thing changed() {
        Thing thing = new Thing();
        thing.x = 5;
        return thing;
    }

    static class Thing implements Serializable {
        int x;
    }
}
