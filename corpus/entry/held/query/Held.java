package query;

/** So has one of an interface of the JDK, wherever that is. */
class Held {
    static final java.time.temporal.TemporalQuery<Thing> HELD = giver(changed());

    static java.time.temporal.TemporalQuery<Thing> giver(Thing thing) {
        return time -> thing;
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
}
