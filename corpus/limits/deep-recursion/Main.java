import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  static int depth(int n) {
    return n <= 0 ? 0 : 1 + depth(n - 1);
  }

  public static void main(String[] arguments) {
    assert depth(Verifier.nondetInt()) >= 0;
  }
}
