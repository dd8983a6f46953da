class Variables {
    void m(int[] a, Object o) {
        for (int x : a) { f(x); }
        for (int x : a) f(x); // no block
        for (int x : a);
        for (int x : a) for (var y : a) if (x > y) f(x); else f(y);
        for (int x : a) {}
        try { f(1); } catch (RuntimeException e) { f(2); } catch (final A | B e) {}
        if (o instanceof String s && s.isEmpty()) f(3);
    }
}
