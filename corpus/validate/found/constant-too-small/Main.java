import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    assert x != 0.0;
  }
}
