package pk.sites;

class Sites {
    int x, y = 1; static long total; Sites next; int[] cells = {1, 2}; static int made = count(), n;
    { x = 2; } static { total = 3; }
    Sites(int first, String... rest) { this.x = first; y = rest.length; }

    int method(int p, int[] a, final java.util.List<String> names) throws Exception {
        p = x = Sites.total > 3 ? 1 : 2; next.y = 4; next.next.x = 5; names.x = 6; a[p] = 7; total++; inherited = 8;
        int x = 9, z[] = {p,
            count()}, w =
            x++; x = 10; this.x = 11; Sites.this.y = 12;
        for (int i = 0; i < a.length; i++) { x += a[i]; for (int e : a) e = x; while (x-- > 0) next = new Sites(1, "a", f(2)); }
        for (x = 1;
            (x = f(x)) > 2;
            x--, p = 3) { Runnable r = () -> { int q = this.x; q++; }; }
        try (var in = open()) { in.close(); } catch (IllegalStateException | java.io.IOException e) { e = null; }
        java.util.function.BiFunction<Integer, Integer, Integer> f = (s, t) -> s = t;
        Object o = new Object() { int x = 1; int hidden; void set() { x = 2; y = 3; hidden = p2(); class Local { int x; { x = 4; hidden = 5; } } } };
        if (o instanceof String s && s.isEmpty()) s = null; x = s; if (!(o instanceof Sites t)) return 1; t = null; t.x = 13;
        switch (p) { case 1: int late; case 2: late = 5; } new int[2][3][].clone(); assert p > 0 && a[0] == 1 : "m";
        return x = f(count(),
            y = 3,
            count());
    }

    enum Colour { RED, GREEN(1) { int own = 2; @Override void go() { own = shade = 3; } }; int shade; Colour(int... s) { shade = s.length; } void go() { } }
    record Pair(int l, String r) { Pair { l = 1; r = l + ""; } Pair(int both) { this(both, ""); } static int count; int get() { return count++; } }
    interface Shape { int SIDES = 3; default void set() { int s = SIDES; s = 2; } int sides(); }
    static class Sub extends Sites { int own; void set() { own = 1; x = 2; super.x = 3; this.own = 4; this.y = 5; ((Sites) this).x = 6; } class Deep { void set() { own = 1; total = 2; } } }
}
