class Loops {
    static final boolean ON = true;
    boolean field;

    void m(boolean go, Object o) {
        while (go) f(); while (go || field) { f(); }
        for (int i = 0; i < 3; i++) f();
        do f(); while (go); do { f(); } while (f(go)); do f(); while (false);
        while (true) { if (go) break; } while ((true)) if (go) break;
        for (;;) { break; } for (; true; ) break;
        do { if (go) break; } while (true); do if (go) break; while (true);
        do { if (go) continue; break; } while (true); a: do { if (go) continue a; } while (true); do { break; } while (true);
        while (ON) { break; } while (Far.ON) { break; } while (!ON == false) { break; } while (inherited()) { }
        int x, y, z; while ((x = f()) > 0) f(); while (go && (y = f()) > 0) f(y); while (go = f()) f();
        while ((z = f()) > 0 && (y = z) > 0) f(y);
        while (!(o instanceof String s)) f(); while (o instanceof String t && t.isEmpty()) f();
        for (int e : new int[0]) { }
        while (// first
            go
            // last
            ) f();
    }
}
