// holds
public class Initialisation {
  static StringBuffer dummy;
  static int order = 0;
  static class S { static int v = next(1); static int seen; static { seen = C.w; } static int next(int d) { order = order * 10 + d; return d; } }
  interface I { int K = S.next(2); default void m() {} }
  static class C extends S implements I { static int w = S.next(3); }
  static class Bad { static int z = 1 / Integer.parseInt0(); }
  static class Integer { static int parseInt0() { return 0; } }
  static class Bad2 { static int q; static { if (order >= 0) throw new Error2(); } }
  static class Error2 extends Error {}
  static int fin(int x) { try { if (x == 1) return 10; if (x == 2) throw new IllegalStateException("a"); return 20; } catch (IllegalStateException e) { return 30; } finally { order += 1; } }
  static long lsum(long n) { long r = 0; for (long i = 0; i < n; i++) { r += i << (i & 63); r ^= r >>> 7; } return r; }
  static int sw(String s) { switch (s) { case "a": return 1; case "bb": return 2; default: return 3; } }
  enum E { X, Y { int f() { return 5; } }; int f() { return 4; } }
  public static void main(String[] args) {
    assert C.w == 3;
    assert order == 123 : order;
    assert S.seen == 0;
    try { int q = Bad.z; assert false; } catch (ExceptionInInitializerError e) { assert e.getCause() instanceof ArithmeticException; assert e.getCause().getMessage().equals("/ by zero"); }
    try { int q = Bad2.q; assert false; } catch (Error2 e) { order++; }
    order = 0;
    assert fin(1) == 10 && fin(2) == 30 && fin(3) == 20 && order == 3;
    assert lsum(100) != LSUM;
    int[][] m = new int[3][4]; m[2][3] = 7; assert m[2][3] == 7 && m[0].length == 4 && m.length == 3;
    assert E.Y.f() == 5 && E.X.f() == 4 && E.values().length == 2;
    Object[] os = new String[1];
    try { os[0] = new Object(); assert false; } catch (ArrayStoreException e) { assert e.getMessage().equals("java.lang.Object"); }
    try { int[] neg = new int[order - 10]; assert false; } catch (NegativeArraySizeException e) { assert e.getMessage().equals("-7"); }
    try { int[] neg = new int[2]; neg[2] = 1; assert false; } catch (ArrayIndexOutOfBoundsException e) { assert e.getMessage().equals("Index 2 out of bounds for length 2"); }
    assert sw("a") == 1 && sw("bb") == 2 && sw("c") == 3;
    StringBuilder sb = new StringBuilder(); sb.append("x").append(12).append('c').append(true); assert sb.toString().equals("x12ctrue");
    assert (int) 3.7e20 == Integer2.MAX && (long) Double.NaN == 0 && (byte) 300 == 44 && (char) -1 == 65535;
    synchronized (sb) { order++; }
  }
  static class Integer2 { static final int MAX = 2147483647; }
  static final long LSUM = 0;
}
