class Base {
    static int trace = 0;
    int size = mark(1);

    Base() {
        mark(2);
        setUp();
    }

    static int mark(int step) {
        trace = trace * 10 + step;
        return step;
    }

    void setUp() {
        mark(8);
    }
}

class Derived extends Base {
    int extra = Base.mark(3);
    int seen;

    {
        Base.mark(4);
    }

    Derived(int extra) {
        super();
        this.extra += extra;
        Base.mark(5);
    }

    Derived() {
        this(100);
        Base.mark(6);
    }

    @Override
    void setUp() {
        seen = extra;
        Base.mark(9);
    }
}

public class Main {
    public static void main(String[] args) {
        Derived d = new Derived();
        assert Base.trace == 1293456;
        assert d.extra == 103 && d.size == 1;
        assert d.seen == 0 : "the overriding method ran before the fields were set";
    }
}
