import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    byte[] bytes = new byte[300_000_000];
    if (Verifier.nondetBoolean()) {
      bytes[7] = 1;
    } else {
      bytes[200_000_000] = 2;
    }
    assert bytes[7] + bytes[200_000_000] > 0;
  }
}
