import org.sosy_lab.sv_benchmarks.Verifier;
class B { static int snap = Main.c; }
public class Main { static int c; public static void main(String[] args) {
  int x = Verifier.nondetInt();
  c = 0; /*A*/
  c++;
  assert B.snap == 0;
} }
