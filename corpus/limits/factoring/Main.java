import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    long a = Verifier.nondetInt();
    long b = Verifier.nondetInt();
    if (a > 1 && b > 1) {
      assert a * b != 1_000_036_000_099L * 1_000_003L;
      assert a * b != 998_244_353L * 1_000_000_007L;
    }
  }
}
