import org.sosy_lab.sv_benchmarks.Verifier;
public class Main { static class A { } static class B2 extends A { }
 public static void main(String[] args) {
  int x = Verifier.nondetInt();
  Object o = new A(); /*A*/
  String s = "abc"; /*B*/
  String t = new String("abc"); /*C*/
  int[] a = new int[3]; /*D*/
  a[1] = 4; /*E*/
  a[x > 3 ? 0 : 2] = 5; /*F*/
} }
