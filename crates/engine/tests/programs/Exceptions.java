// violated 23
import org.sosy_lab.sv_benchmarks.Verifier;
public class Exceptions {
  interface S { int area(); }
  static class A implements S { int w; A(int w) { this.w = w; } public int area() { return w * w; } }
  static class B implements S { int w; B(int w) { this.w = w; } public int area() { return 2 * w; } }
  static class Err extends RuntimeException { int code; Err(int c) { code = c; } }
  static int f(int x) { if (x == 7) throw new Err(x); return 100 / (x - 3); }
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    S s = x > 0 ? new A(3) : new B(4);
    int r = s.area();
    assert r == 9 || r == 8;
    int k = 0;
    try { f(x); } catch (ArithmeticException e) { k = 3; } catch (Err e) { k = e.code; }
    assert k == 0 || k == x;
    int[] a = {1, 2, 3, 4};
    try { int v = a[x]; assert v == x + 1; } catch (ArrayIndexOutOfBoundsException e) { assert x < 0 || x > 3; }
    Object o = x > 10 ? "str" : Integer.valueOf(5);
    try { String q = (String) o; assert x > 10; } catch (ClassCastException e) { assert x <= 10; }
    A n = x == 1 ? null : new A(2);
    try { n.w = 5; assert n.w == 5; } catch (NullPointerException e) { assert x == 1; }
    assert x != 123456;
  }
}
