import org.sosy_lab.sv_benchmarks.Verifier;
class E { public int hashCode() { Main.c++; return 1; } }
public class Main { static int c; public static void main(String[] args) {
  int x = Verifier.nondetInt();
  E e = new E();
  c = 0;
  x = 1; /*A*/
  assert c == 1;
} }
