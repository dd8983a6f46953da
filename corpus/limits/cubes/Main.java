import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    long a = Verifier.nondetLong();
    long b = Verifier.nondetLong();
    long c = Verifier.nondetLong();
    assert a * a * a + b * b * b + c * c * c != 33 || a == b;
  }
}
