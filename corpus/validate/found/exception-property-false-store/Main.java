import org.sosy_lab.sv_benchmarks.Verifier;
public class Main { public static void main(String[] args) {
  int x = Verifier.nondetInt();
  int y = 3; /*A*/
  if (x > 5) y = 4; /*B*/
  assert y >= 3;
} }
