// hazard: uses the static `ask` of `StaticThroughSubclass$Upper` through `StaticThroughSubclass$Lower`
// hazard: uses the static `count` of `StaticThroughSubclass$Upper` through `StaticThroughSubclass$Lower`
class StaticThroughSubclass {
    public static void main(String[] args) {
        Lower.ask();
        int count = Lower.count;
        assert seen != 1;
    }

    static int seen;

    static class Upper {
        static int count = 3;
        static { seen = seen * 10 + 1; }
        static int ask() { return 1; }
    }

    static class Lower extends Upper {
        static { seen = seen * 10 + 2; }
    }
}
