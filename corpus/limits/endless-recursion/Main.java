import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  static int forever(int n) {
    int[] local = {n, n + 1};
    return forever(local[1]) + local[0];
  }

  public static void main(String[] arguments) {
    try {
      forever(0);
    } catch (StackOverflowError error) {
      assert Verifier.nondetBoolean();
    }
  }
}
