/*
import org.sosy_lab.sv_benchmarks.Verifier;
*/
class Verifier {
  static int nondetInt() { return org.sosy_lab.sv_benchmarks.Verifier.nondetInt() + 1; }
}
public class Main {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert x != 6;
  }
}
