class Statements {
    int x;
    Statements() { this(1); x = 1; }
    Statements(int n) { super(); }
    Statements(long n) { x = 1; }
    { x = 1; }
    static { f(); }

    int m(int n) {
        ; int a = 1; f(); if (n > 0) f(); else if (n > 1) return 1; else { f(); }
        if (n > 0) return 1; else throw new RuntimeException();
        while (true) { f(); }
        while (n > 0) { break; }
        a: while (true) { if (n > 0) break a; else continue; }
        a: b: for (;;) { break a; }
        do { f(); } while (n > 0); do return 1; while (n > 0); for (;;) ; for (int i : new int[0]) f(i);
        switch (n) { case 1: f(); case 2: case 3: { f(); } break; default: }
        switch (n) { case 1: return 1; default: return 2; }
        switch (n) { case 1: return 1; }
        switch (n) { case 1 -> f(); case 2 -> throw new E(); default -> { return 3; } }
        x = switch (n) { case 1 -> f(); case 2 -> throw new E(); default -> { f(); yield 3; } };
        try { f(); } finally { return 1; }
        try { return 1; } catch (E e) { f(); }
        try (A r = f()) { return 1; } catch (E e) { throw e; }
        synchronized (this) { f(); } { return 1; } class Local { } Runnable r = () -> { f(); };
        if (n > 0) // comment
            f(); // comment
        else /* comment */ f() /* comment */ ; /* comment */
        assert n > 0; assert n > 0 && f() : "message" + n; int k; assert (k = n) > 0 : k;
    }
}
