import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
  static int z;
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int y = 1;
    try {
      y = 2;
    } catch (ArithmeticException e) {
      Verifier.assume(false);
    }
    assert y == 2;
  }
}
