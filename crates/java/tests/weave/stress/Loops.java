import java.util.*;

class Loops {
    static final boolean ALWAYS = true; static boolean sometimes = true; static int n;
    static boolean tick() { return n++ < 3; }

    static int endless() { while (true) { if (n++ > 5) return n; } }
    static int endlessFor() { for (;;) if (n++ > 10) return n; }
    static int endlessDo() { do { if (n++ > 15) return n; } while (true); }
    static int endlessLone() { do if (n++ > 20) return n; while (true); }
    static int endlessContinue() { do { if (n++ < 25) continue; return n; } while (true); }
    static int endlessLabelled() { b: do { if (n++ < 30) continue b; return n; } while (true); }
    static int constantName() { while (ALWAYS) { if (n++ > 35) return n; } }
    static int constantLocal() { final boolean on = true; for (; on;) { if (n++ > 40) return n; } }
    static int doReturns() { do { return n; } while (true); }
    static int parenthesised() { while ((true)) if (n++ > 45) break; for (; (true); n++) { break; } return n; }
    static int literal() { while (1 < 2) { if (n++ > 50) return n; } }

    static void run() {
        while (tick()) ; n = 0; while (tick()) System.out.print(n); while (n-- > 0) { System.out.print(n); } do n++; while (n < 3); do { n--; } while (n > 0); do { if (n++ > 3) continue; } while (n < 5); do { n = 7; } while (false); for (int i = 0; i < 3; i++) ; for (int i = 0; i < 2; ++i) for (int j = i; j-- > 0;) n += j; System.out.println(n);
        for (n = 0; tick(); ) { } for (Iterator<Integer> it = List.of(1, 2).iterator(); it.hasNext(); ) { int v = it.next(); System.out.print(v); } int k; for (k = 0; k < 3 && sometimes || k == 0; k++, n--) { if (k == 1) continue; System.out.print(k); } System.out.println(n + k);
        outer: for (int i = 0; i < 3; i++) { inner: while (true) { if (i == 1) continue outer; if (i == 2) break outer; break inner; } System.out.print(i); } lone: while (tick()) if (n > 1) break lone; alone: { if (n > 0) break alone; n = 4; } System.out.println(n);
        n = 0; System.out.println(endless() + endlessFor() + endlessDo() + endlessLone() + endlessContinue() + endlessLabelled() + constantName() + constantLocal() + doReturns() + parenthesised() + literal());
        int x; while ((x = n--) > 60) { System.out.print(x); } System.out.println(x); int y; n = 0; while (sometimes && (y = n++) < 3) { System.out.print(y); } int z; do { z = n--; } while (z > 0); System.out.println(z); int w; for (w = 0; (w = w + 2) < 9; ) { } System.out.println(w); int q, p; while ((q = n++) < 2 && (p = q) < 1) System.out.print(p + q); System.out.println(q); boolean b; while (b = n-- > 0) System.out.print(b); System.out.println(b); int r; n = 0; while (!((r = n++) > 2)) System.out.print(r); System.out.println(r);
        Object o = 3; while (!(o instanceof String s)) { o = "found"; } System.out.println(s.length()); while (o instanceof String t && t.length() > 2) { o = t.substring(1); } while (o instanceof Integer || o instanceof String u && u.length() > 1) { o = o.toString().substring(1); } System.out.println(o); for (Object c = "abc"; c instanceof String v && !v.isEmpty(); c = v.substring(1)) System.out.print(v);
        int lines = 0; while (// comment )
            lines /* { */ <
            3) lines
            ++ ; for (int i = 0
            ; i < 2 // ;
            ; i++) // ;
            lines += i; // }
        do
            lines--;
        while (lines
            > 0); System.out.println(lines); if (n > 0) while (n > 0) n--; else do n++; while (n < 0); if (sometimes) for (;;) { break; } else for (; n < 3;) n++; for (;;) break; while (true) { n = 3; break; } do { n++; break; } while (true); System.out.println(n); int u = 0; for (;; u++) { if (u > 3) break; } for (int i = 0;;) { if (i++ > 2) break; } try { for (;;) { if (u++ > 6) throw new Exception("out"); } } catch (Exception e) { System.out.println(e.getMessage() + u); }
        do { try { if (u-- > 0) continue; } finally { n++; } break; } while (true); System.out.println(n + u); while (true) { try { break; } finally { n--; } } switchLoop: for (;;) { switch (n--) { case 0: break switchLoop; case 1: continue switchLoop; case 2: break; default: continue; } } System.out.println(n); Runnable loop = () -> { for (int i = 0; i < 2; i++) { int j = i; Runnable in = () -> { int m = j; m++; }; in.run(); } }; loop.run();
    }
}
