import java.util.*;

class Statements {
    static int a, b; static void log(Object o) { System.out.print(o + " "); }

    static int completes(int n) {
        ;; if (n == 0) return 1; else if (n == 1) { return 2; } else if (n == 2) log("two"); else { log("more"); } if (n > 5) if (n > 6) log("big"); else log("six");
        if (n == 3) { if (a > 0) return 3; else throw new RuntimeException("r"); } synchronized (Statements.class) { log("in"); } synchronized (log2()) { if (n == 4) return 4; }
        try { if (n == 5) return 5; log("try"); } finally { log("finally"); } try { return Integer.parseInt("x"); } catch (NumberFormatException e) { log("caught"); } lbl: if (n > 0) { if (n == 6) break lbl; log("l"); } x: y: log("labels"); { { } } { int scoped = 1; a += scoped; } class Local { int v = 4; int get() { return v++; } } record Pair(int l, int r) { } enum Own { P, Q } interface Some { int get(); } log(new Local().get()); Some some = () -> 3; log(some.get() + "" + new Pair(1, 2) + Own.Q);
        switch (n) { } switch (n) { case 1: } switch (n) { case 7: return 7; default: log("default"); } switch (n) { case 8: return 8; case 9: log("nine"); } switch (n) { case 1: int local = 3; log(local); break; case 2: local = 4; log(local); default: } switch (n) { case 1 -> { return 1; } case 2 -> log("2"); default -> { if (n > 100) break; log("rule"); } }
        assert n >= 0; assert n >= 0 : "message " + n; assert (a = 3) == 3 : a; int blank; assert (blank = n) >= 0; Object o = n; if (!(o instanceof Integer k)) { return 0; } log(k); assert (blank = 3) > n - 50 : blank; assert o instanceof Integer m && m >= 0; while (n < 0) { if (n == -1) break; return 3; }
        switch (n) { case 10: return 10; default: return last(n); }
    }

    static Object log2() { log("lock"); return "lock"; }
    static int last(int n) { switch (n) { case 1 -> { return 1; } default -> throw new IllegalStateException("n" + n); } }
    static int tryReturns() { try { return a; } finally { a++; } } static int tryThrows() throws Exception { try { throw new Exception(); } catch (Exception e) { return 1; } } static int endsInLoop() { for (;;) { if (a++ > 10) return a; } } static int ifElse(int n) { if (n > 0) return 1; else return 2; } static int sync() { synchronized ("s") { return 3; } } static int labelled() { l: { return 4; } } static int block() { { return 5; } }
    static int arrows(int n) { return switch (n) { case 0 -> 1; case 1 -> { log("one"); yield 2; } case 2 -> throw new IllegalArgumentException(); default -> { switch (n) { case 3: yield 3; default: yield 4; } } }; } static void empty() { } static void nothing() { ; } static void returns() { return; } static void throwsIt() { throw new RuntimeException(); }

    static void calls() { log(Math.max(1, 2)); log(Math.max(Math.min(1, 2), a = 3)); "abc".substring(1).substring(a - 3).isEmpty(); new Statements(); new ArrayList<>(List.of(1, 2)).forEach(x -> log(x)); new ArrayList<>(List.of(3)).forEach(Statements::log); log(String.format("%d %s %s", 1, "x", a)); log(Arrays.asList(1, "x", 2.0)); log(Arrays.asList(new Integer[] {1})); List<Integer> l = new ArrayList<>(List.of(5, 6, 7)); l.remove(1); l.remove((Object) 7); l.remove(Integer.valueOf(5)); log(l); StringBuilder sb = new StringBuilder(); sb.append('c').append(1).append("s").append(2L).append(new char[] {'x'}).append((Object) null).append(true).append(1.5f); sb.insert(0, 'q').setLength(3); log(sb); log(String.valueOf((Object) null)); char[] cs = {'h'}; System.out.println(cs); System.out.println('c'); System.out.println((int) 'c'); System.out.printf("%s %d%n", "f", 1); Collections.sort(l, (x, y) -> x - y); l.sort(null); l.add(null); log(Objects.hash(1, null)); over(1); over(1L); over('c'); over((byte) 1); over(1, 2); over(Integer.valueOf(1)); over("s"); over(null, null); Optional.of(1).map(x -> x + 1).ifPresent(Statements::log); log(a > 0 ? Math.abs(-1) : 2); log(List.of(1, 2).stream().map(x -> x * 2).reduce(0, Integer::sum)); }
    static void over(int x) { log("int"); } static void over(long x) { log("long"); } static void over(char x) { log("char"); } static void over(Object x) { log("object"); } static void over(int... x) { log("ints"); } static void over(Integer x) { log("Integer"); } static void over(String s, Object o) { log("pair"); }

    static void run() throws Exception { for (int i = 0; i < 11; i++) try { log(completes(i)); } catch (RuntimeException e) { log(e.getMessage()); } log(tryReturns() + tryThrows() + endsInLoop() + ifElse(1) + sync() + labelled() + block() + arrows(0) + arrows(1) + arrows(3)); calls(); empty(); nothing(); returns(); try { throwsIt(); } catch (RuntimeException e) { log("thrown"); } if (a > 0) ; else ; if (a > 0) { } else ; for (;;) { if (a-- < 0) break; else continue; }
        if (b == 0)
            b = 1; // one
        else // two
            b = 2; /* three */ // four
        if (b == 1) // {
            if (b > 0) /* } */ b = 3;
            else b = 4;
        else
            b = 5; System.out.println(b); }
}
