import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** Anonymous and local classes wherever javac's order may differ from the order of the source. */
class Order {
    static <X> X same(X x) { return x; }
    static Object two(Object a, Object b) { return a; }
    static Object run(Supplier<Object> a, Object b) { return a.get(); }
    Object one(Object a) { return a; }
    class Inner { Inner(Object a) { } }
    static class Generic<X> { Generic(X a, Object b) { } }
    static class Base { Base(Supplier<Object> a, Object b) { } }

    Object field = new Object() { int mark1; };
    static final Object CONSTANT = new Object() { int mark2; };
    static { Object a = new Object() { int mark3; }; }
    int[] array = new int[new Object() { int mark4; }.hashCode()];

    Order() { this(run(() -> new Object() { int mark5; }, new Object() { int mark6; })); }
    Order(Object a) { super(); }

    void arguments(boolean b, int k) {
        two(new Object() { int mark7; }, new Object() { int mark8; });
        run(() -> new Object() { int mark9; }, new Object() { int mark10; });
        two(same(new Object() { int mark11; }), new Object() { int mark12; });
        two(Order.<Object>same(new Object() { int mark13; }), new Object() { int mark14; });
        two(two(new Object() { int mark15; }, null), new Object() { int mark16; });
        two((Supplier<Object>) () -> new Object() { int mark17; }, new Object() { int mark18; });
        two((Object) same(new Object() { int mark19; }), new Object() { int mark20; });
        two(b ? new Object() { int mark21; } : null, new Object() { int mark22; });
        two((new Object() { int mark23; }), new Object() { int mark24; });
        two(new ArrayList<>(5) { int mark25; }, new Object() { int mark26; });
        two(new Generic<>(new Object() { int mark27; }, null), new Object() { int mark28; });
        two(switch (k) { case 1 -> new Object() { int mark29; }; default -> null; }, new Object() { int mark30; });
        two(field = new Object() { int mark31; }, new Object() { int mark32; });
        two(new Object[] { new Object() { int mark33; } }, new Object() { int mark34; });
        two(same(new Object() { int mark35; }) + "", new Object() { int mark36; });
        two(-new Object() { int mark37; }.hashCode(), !new Object() { int mark38; }.equals(null));
        two(two(run(() -> new Object() { int mark39; }, new Object() { int mark40; }), new Object() { int mark41; }),
            new Object() { int mark42; });
        run(() -> {
            Object a = new Object() { int mark43; };
            return run(() -> new Object() { int mark44; }, new Object() { int mark45; });
        }, two(new Object() { int mark46; }, null));
        two(b ? two(two(new Object() { int mark47; }, null), new Object() { int mark48; }) : new Object() { int mark49; },
            (two(new Object() { int mark50; }, new Object() { int mark51; })));
    }

    void receivers() {
        same(new Object() { int mark52; }).equals(new Object() { int mark53; });
        two(new Object() { int mark54; }.equals(new Object() { int mark55; }), null);
        new Order() { int mark56; }.one(same(new Object() { int mark57; }));
        new Order() { int mark58; }.new Inner(new Object() { int mark59; });
        Function<Object, Object> f = x -> new Object() { int mark60; };
        f.andThen(y -> new Object() { int mark61; }).apply(new Object() { int mark62; });
        List.of(1).stream().map(x -> new Object() { int mark63; }).forEach(x -> new Object() { int mark64; });
    }

    void bodies() {
        new Thread(new Runnable() { int mark65; public void run() { } }) { int mark66; };
        new Base(null, same(new Object() { int mark67; })) { int mark68; };
        new Base(() -> new Object() { int mark69; }, new Object() { int mark70; }) { int mark71; };
        new Base(Order::new, run(() -> new Object() { int mark72; }, new Object() { int mark73; }));
        new Generic<Object>(new Object() { int mark74; }, same(new Object() { int mark75; }));
        new Generic<>(1, new Object() { int mark76; }) { int mark77; };
        Object a = new Object() {
            int mark78;
            Object b = run(() -> new Object() { int mark79; }, new Object() { int mark80; });
        };
    }

    void locals() {
        class Local { int mark81; Object a = new Object() { int mark82; }; }
        class Other { int mark83; }
        record Pair(Object a) { static int mark84; }
        enum Colour { RED { int mark85; } }
        interface Face { Object A = new Object() { int mark86; }; }
    }

    void moreLocals(int n) {
        class Local { int mark87; }
        { class Other { int mark88; } }
        for (Object a = new Object() { int mark89; }; a != null; a = new Object() { int mark90; }) {
            a = new Object() { int mark91; };
        }
        do { a(new Object() { int mark92; }); } while (new Object() { int mark93; } == null);
        try { a(new Object() { int mark94; }); } catch (RuntimeException e) { a(new Object() { int mark95; }); }
        synchronized (new Object() { int mark96; }) { a(new Object() { int mark97; }); }
        Supplier<Object> s = () -> { class Other { int mark98; } return new Other(); };
        Object o = switch (n) { case 1 -> { yield new Object() { int mark99; }; } default -> new Object() { int mark100; }; };
    }

    static void a(Object a) { }
    Object last = new Object() { int mark101; };
    static class Member { Object a = new Object() { int mark102; }; }
}

enum Constants {
    A(() -> new Object() { int mark103; }, new Object() { int mark104; }) { int mark105; },
    B(() -> new Object() { int mark106; }, new Object() { int mark107; });

    Object a = new Object() { int mark108; };
    Constants(Supplier<Object> a, Object b) { }
}

class Derived extends Order.Base {
    Derived() { super(() -> new Object() { int mark109; }, new Object() { int mark110; }); }
}
