import java.io.*;
import java.util.*;
import java.util.function.*;

class Declarations {
    static final int CONSTANT = 5, NEXT = CONSTANT + 1; static final String WORD = "w" + CONSTANT; final byte own = 3; static final int COMPUTED = Integer.parseInt("7"); static final Integer BOXED = 8;
    int a[] = {1, 2}, b = 2, c[][] = {{1}, {}}, d; int[] e[] = {{1}, null}; final int[] g; static int h = CONSTANT, i; static Runnable r = () -> h = 3; Supplier<String> sup = String::new; List<String>[] lists = new List[2]; Map<String, Integer>[] maps = maps();
    final int late; { late = 4; g = new int[] {late}; b++; } static { i = 3; h += i; final int inStatic = 9; i = inStatic; }
    static Map<String, Integer>[] maps() { return new HashMap[1]; } static <T> T any(Object o) { @SuppressWarnings("unchecked") T t = (T) o; return t; }
    interface Limits { int LOW = 1; int HIGH = LOW + 9; int[] STEPS = {1, 2, HIGH}; String NAME = "limits"; Runnable NOTHING = () -> {}; double HALF = Math.abs(-0.5); }
    @Mark(value2 = {}) @interface Mark { int value() default 1 + 2; int KEPT = 4; int[] value2() default {1, 2}; } @SuppressWarnings({"unchecked", "raw" + "types"}) int annotated = 3;

    static void primitives() {
        byte b = 5; short s = 'a'; char c = 65; long l = 5; float f = 1; double d = 1; double e = 'c'; int i = 'c'; boolean z = true; final byte fb = 5; final var fv = 6; final String fs = "x"; final char fc = fv; final int notConstant = i + 1;
        final long fl = 7; final boolean ft = true; byte b2 = fb; char c2 = fv, c3; switch (i) { case fb: i = 1; break; case fv: i = 2; break; default: i = 3; } while (ft) { if (i++ > 5) break; } int more = fb, /* comment, */ again = more = 4; switch ("x") { case fs: i++; }
        Byte bb = 5; Short ss = 3; Character cc = 65; Byte bn = null; Byte bc = bb; Byte bm = -3; Character ct = i > 0 ? 'x' : 'y'; Short st = (short) 9; Byte fromConstant = fb; Byte fromField = CONSTANT; Byte far = Limits.LOW; Character call = Character.valueOf('q');
        Integer ii = 5; Long ll = 5L; Double dd = 1.0; Object o = 5; Number n = 5.5f; Comparable<Integer> ci = 6; Object oc = 'c'; int un = ii; long wide = ii; double dw = ii; Object on = null; CharSequence cs = "cs"; Serializable se = 4; long ternary = i > 0 ? 1 : 2L; Object choice = i > 0 ? 1 : "two"; Object num = i > 0 ? 1 : 2.0; Integer maybe = i < 0 ? 1 : null;
        System.out.println(b + s + c + l + f + d + e + i + " " + z + fb + fv + fs + fc + fl + ft + b2 + c2 + more + again + bb + ss + cc + bn + bc + bm + ct + st + fromConstant + fromField + far + call + notConstant);
        System.out.println(ii + ll + dd + " " + o + n + ci + oc + un + wide + dw + on + cs + se + ternary + choice + num + maybe); int g1 = any(3); long g2 = Declarations.<Long>any(4L); double sw = switch (i) { case 1 -> 16777217; default -> 1.5f; }; int ts = i > 0 ? any(5) : 6; String sv = switch (i) { case 1 -> "one"; default -> "many"; }; Object so = switch (b) { case 5 -> 1; default -> 2.0; };
        System.out.println(g1 + g2 + sw + ts + sv + so); int shadowed = 1, other = shadowed++; final int x1 = 1, x2 = x1 + 1, x3 = other; System.out.println(shadowed + other + x1 + x2 + x3);
    }

    static void references() throws Exception {
        var list = new ArrayList<String>(); List<String> diamond = new ArrayList<>(); List<Integer> of = List.of(1, 2), raw = new ArrayList(), none = Collections.emptyList(); Map<String, List<int[]>> map = new HashMap<>(); var anon = new Object() { int hidden = 3; }; anon.hidden++; var v = 3; var arr = new int[] {1}; var vs = "s"; var vc = (byte) 3;
        Function<Integer, Integer> f = x -> x + 1; Comparator<String> cmp = Comparator.comparing(String::length), two = cmp.thenComparing(x -> x); Runnable r = v > 2 ? () -> {} : null; Supplier<List<String>> make = ArrayList::new; Callback cb = (a, b) -> a = b; Runnable p = ((() -> {})), q = r; Runnable cast = (Runnable) () -> {}; Runnable viaSwitch = switch (v) { case 3 -> () -> System.out.print("sw "); default -> null; };
        viaSwitch.run(); List<String>[] buckets = new ArrayList[3], more[] = new List[2][]; buckets[0] = new ArrayList<>(); more[0] = buckets; Map<String, Integer>[] typed = maps(); List<?>[] wild = {new ArrayList<String>(), null}; Class<?> k = String.class; Class<? extends Number> kn = Integer.class; int[] plain = {1, 2,}, copy = plain.clone(), empty = {}; int nested[][] = {{1}, {2, 3}, plain}, flat[] = plain; String[] ws = {"a", "b" + v}; Object[] os = {1, "x", new int[] {3}, null}; Object single = new int[] {9};
        System.out.println(list + "" + diamond + of + raw + none + map + anon.hidden + v + arr[0] + vs + vc + f.apply(1) + cmp.compare("a", "bb") + two.compare("a", "b") + make.get() + cb.call(1, 2) + (p == q) + buckets.length + more.length + typed.length + wild.length + k + kn + plain.length + copy.length + empty.length + nested[2][1] + flat[0] + ws[1] + os.length + ((int[]) single)[0]);
        for (String w : ws) System.out.print(w); for (var w : ws) { w += "!"; System.out.print(w); } for (final int x : plain) if (x > 1) System.out.println(x); else System.out.print("-"); for (int x : plain) for (int y : copy) System.out.print(x * y); /* end */ for (int x : plain); for (long x : plain) x++; for (int[] row : nested) { } for (Integer x : of) { int y = x; x = y; }
        for (int x /* each */ : new int[] {1, 2}) // trailing { brace
            System.out.print(x); // and more
        for (Map.Entry<String, Integer> en : new TreeMap<>(Map.of("k", 1)).entrySet()) en.setValue(en.getValue() + 1); label: for (char c : "abc".toCharArray()) { if (c == 'b') continue label; System.out.print(c); }
        try (StringReader in = new StringReader("text"); var out = new StringWriter(); Closeable c = () -> System.out.print("closed ")) { int ch; while ((ch = in.read()) >= 0) out.write(ch); System.out.println(out); } catch (final IOException | RuntimeException ex) { System.out.println(ex); } finally { v = 4; }
        try { throw new Exception("e"); } catch (Exception e) { System.out.println(e.getMessage()); e = null; } StringReader known = new StringReader("k"); try (known) { v = known.read(); } try { int u = 1 / (v - v); } catch (ArithmeticException e) { } catch (RuntimeException e) { throw e; }
        Object o = "pattern"; if (o instanceof String s && s.length() > 3) System.out.println(s); if (!(o instanceof String t)) return; System.out.println(t.length()); boolean is = o instanceof String u && u.isEmpty(); while (o instanceof String w) { o = w.isEmpty() ? 1 : w.substring(1); } System.out.println(is + "" + o);
    }

    interface Callback { int call(int a, int b); }

    static void run() throws Exception {
        primitives(); references(); Declarations d = new Declarations(); r.run(); System.out.println(CONSTANT + NEXT + WORD + d.own + COMPUTED + BOXED + d.a[1] + d.b + d.c.length + d.e.length + d.g[0] + h + i + d.late + d.sup.get() + d.lists.length + d.maps.length + Limits.STEPS[2] + Limits.HALF + d.annotated);
        switch (6) { case NEXT: System.out.println("next"); break; case Limits.HIGH: case CONSTANT: }
    }
}
