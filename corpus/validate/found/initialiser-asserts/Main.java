import org.sosy_lab.sv_benchmarks.Verifier;
class B { static int v = 1; static { assert Main.c == 0; } }
public class Main { static int c; public static void main(String[] args) {
  int x = Verifier.nondetInt();
  c = 0; /*A*/
  c++;
  assert B.v == 1;
} }
