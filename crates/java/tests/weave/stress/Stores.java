import java.util.function.*;

class Stores {
    int x, y; static int s; Stores next; int[] cells = {1, 2, 3}; long[][] grid = {{1, 2}, {3}, {}};
    Integer boxed = 3; char letter = 'a'; byte small; short middle; float f; double d; boolean flag; String text = "";

    static Stores make() { System.out.print("make "); return new Stores(); }
    static int index() { System.out.print("index "); return 1; }

    void fields() {
        x = 5; this.x = 6; Stores.s = 7; s = 8; this . /* between */ y
            = 9;
        next = new Stores(); next.x = 1; next.next = next; next.next.next.x = 2; make().x = 3; (this).y += 4;
        make().x++; ++make().y; next.x++; int old = next.x++ + this.y-- - s++ + next.next.x--;
        System.out.println(x + " " + y + " " + s + " " + next.x + " " + old);
        x++
        ; x
        ++; --x; x -- /* off */ ; -- /* on */ x; (x)++; ((x))--; int i = (x)++; System.out.println(x + i);
    }

    static void locals(int p, final int q, int... rest) {
        int a, b, c; a = b = c = p + q; a += b -= c *= 2; if (a > 0) b = 1; else b = 2; if (b == 1) { c = 5; } else c++;
        for (a = 0, b = 10; a < b; a++, b--) c += a; // trailing a = 3
        for (int i = 0, j = 10, k; i < j; i += 2, --j) { k = i; c ^= k; } /* c = 1 */ c <<= 1; c >>>= 1; c %= 1000; c |= 1;
        rest[0] = 4; p = rest[0]; p++; System.out.println(a + " " + b + " " + c + " " + p + rest.length);
        int d = (a = 3) + (b = 4) * (a += b++) - ++b; while ((a = a - 1) > 0) b++; do b--; while ((c = c - 1) > 0);
        System.out.println(a + " " + b + " " + c + " " + d + (a = 7) + (a == 7 ? b = 1 : (b = 2)));
        boolean t, u; if (t = a == 7) u = false; else u = true; System.out.println(t | u | (t = u) & (u ^= true));
        switch (a = 2) { case 1: b = 1; case 2: b = 2; c = 3; break; default: b = 4; } System.out.println(b + c);
        long l = 1; l += 2.5; l <<= 2; short sh = 1; sh += 70000; sh++; byte by = 127; by++; by -= 3; char ch = 'a'; ch++; ch += 1; System.out.println(l + sh + by + ch);
        float fl = 1; fl /= 3; double db = fl; db++; db %= 0.3; System.out.println(fl + " " + db + ch++ + ++ch + by-- + sh++ + fl-- + db--);
        String st = null; st += 'x'; st += 1 + 2; st = st + st; System.out.println(st); Integer in = 5; in++; in += 2; int back = in++; System.out.println(in + back + in--);
        Object o; System.out.println(o = "o"); System.out.println((o = 5) == o); Character cc = 'c'; cc++; System.out.println(cc); System.out.println(in = 5); System.out.println(cc = 'd');
    }

    void elements() {
        int i = 0; Integer j = 1; byte k = 1; char c = 1; long l = 0; int[] a = {0, 0, 0}; Integer[] boxes = {1, 2}; String[] words = new String[2];
        a[0] = 1; a[i] = 2; a[i + 1] = 3; a[index()] = 4; a[i++] = i; a[i] = i = 2; a[j] = 5; a[k] += 6; a[c]++; ++a[(i)]; a[0x1] -= 1; a['\1'] = 9;
        System.out.println(a[0] + " " + a[1] + " " + a[2] + a[i]++ + a[j]-- + this.cells[2]++ + cells[k]++ + boxes[0]++ + a[0]-- + i);
        grid[0][1] = 5; grid[i = 1][0]++; grid[0][0] <<= 3; grid[i] = new long[] {7}; grid [ 0 ] [ 0 ] ++; l += grid[0][0]++; System.out.println(l + grid[1][0] + grid[0][0]);
        boxes[1] += 3; boxes[0] = null; words[0] = "a"; words[0] += "b"; words[1] = words[0] = "c"; System.out.println(words[0] + words[1] + boxes[1]);
        cells[1] = cells[0] = cells[2] += 2; this.cells[1]++; make().cells[1] = 8; make().cells[i]++; new int[] {1, 2}[0] = 3; System.out.println(cells[1] + new int[] {4, 5}[i = 1]);
        boolean[] flags = new boolean[1]; flags[0] |= true; flags[0] = !flags[0]; byte[] bytes = {1}; bytes[0] += 300; bytes[0]++; char[] chars = {'a'}; chars[0]++; chars[0] += 1; System.out.println(flags[0] + " " + bytes[0] + chars[0]);
        char[][] mixed[] = {{{'a'}, {}}, {}}; mixed[0][0][0]++; double[] ds = new double[] {1, 2.5f, 'c',}; ds[2] /= 3; System.out.println(mixed[0][0][0] + ds[2]); int x = a[i]++ + a[i]--; a[x = 2] = x;
    }

    static void lambdas() {
        int[] n = {0}; Stores o = new Stores(); Runnable r = () -> n[0]++; Runnable q = () -> { n[0] += 2; o.x = 4; }; Supplier<Integer> v = () -> n[0] = 7; IntUnaryOperator w = x -> x = x + 1;
        BiFunction<Integer, Integer, Integer> add = (a, b) -> { a += b; return a++ + b; }; IntBinaryOperator typed = (int a, int b) -> a = b; r.run(); q.run(); Function<Stores, Integer> deep = p -> p.x = p.y = 3;
        System.out.println(n[0] + v.get() + w.applyAsInt(1) + add.apply(1, 2) + typed.applyAsInt(1, 2) + o.x + deep.apply(o)); Runnable nested = () -> { Runnable inner = () -> s = 12; inner.run(); }; nested.run(); System.out.println(s);
        Supplier<Runnable> twice = () -> () -> s++; twice.get().run(); Runnable cond = s > 3 ? () -> s = 1 : () -> s = 2; cond.run(); System.out.println(s); take(() -> s = 3); take(() -> { s++; }); System.out.println(s);
    }

    static void take(Runnable r) { r.run(); } static <T> T take(Supplier<T> t) { System.out.print("supplied "); return t.get(); }

    static int switches(int n) {
        int r = 0; switch (n) { case 0 -> r = 1; case 1 -> r++; case 2 -> { r = 3; r += 2; } case 3 -> throw new IllegalStateException("three"); default -> System.out.print("d "); }
        int v = switch (n) { case 0 -> r = 5; case 1 -> r++; case 2 -> { r = 7; yield r++ + (r = 9); } default -> { int z = n; yield z; } };
        switch (n) { case 0: case 1: r += 10; default: r--; break; case 2: { r = 1; } return r; }
        v += switch (n) { case 0: yield 1; case 1: r = 4; yield r--; default: yield 3; }; return r + v;
    }

    void finals(int p) { final int a; a = p; final int b; if (p > 1) b = 1; else b = 2; final int c = p; final int d = 4, e = d + 1; switch (p) { case d: s = 1; break; case e: s = 2; } byte narrow = d; System.out.println(a + b + c + d + e + narrow); }

    static void run() {
        Stores o = new Stores(); o.fields(); locals(3, 4, 1, 2); o.elements(); lambdas(); for (int i = 0; i < 5; i++) try { System.out.println(switches(i)); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        o.finals(2); System.out.println((o.small = 3) + (o.middle = 4) + (o.f = 5) + (o.d = 6) + " " + (o.flag = true) + (o.letter = 'z') + o.letter++ + o.small-- + (o.boxed = 9) + o.boxed++ + (o.text += "t"));
    }
}
