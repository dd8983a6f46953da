import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    double x = Verifier.nondetDouble();
    double y = Verifier.nondetDouble();
    if (x > 1 && x < 100 && y > 1 && y < 100) {
      assert x * x * y - y / x + x * y * y != 777.125;
    }
  }
}
