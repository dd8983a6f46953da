import org.sosy_lab.sv_benchmarks.Verifier;
public class Main { static void f(Object v) { }
  static void g(Integer v) { } static void h(long w) { } static void k(double... d) { }
  public static void main(String[] a) { int x = Verifier.nondetInt();
  f(5); /*A*/
  g(6); /*B*/
  h(7); /*C*/
  Object o = 5; /*D*/
  Integer i = 6; /*E*/
  i++; /*F*/
  Long l = 7L; l += 1; /*G*/
  String s = "a"; s += x; /*H*/
  f(null); /*I*/
  f(x > 3 ? 1 : 'c'); /*J*/
  char c = 'x'; h(c); /*K*/
  Object[] oa = new Object[2]; oa[0] = 3; /*M*/
  Comparable<?> cc = x > 0 ? 1 : "s"; /*N*/
} }
