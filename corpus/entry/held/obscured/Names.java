package obscured;

/** A field has the name of a class, and comes first. */
class Names extends Base {
    static final Other Inner = new Other();

    static void level(Names.Level level) {
        assert level == null || level.ordinal() == 0;
    }

    static class Inner {
        static void check(int x) {
            assert x != 5;
        }
    }

    enum Level {
        LOW,
        HIGH
    }
}

class Base {
    static final Fake Level = null;
}

class Fake {
    static final Names.Level LOW = null;
    static final Names.Level HIGH = null;
}

class Other {
    void check(int x) {
    }
}
