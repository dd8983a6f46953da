package value;

/** A value for each class, and not a class. */
class Held {
    static final ClassValue<Thing> HELD = new Values();

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

    static class Values extends ClassValue<Thing> {
        protected Thing computeValue(Class<?> type) {
            return changed();
        }
    }
}
