import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    int n = Verifier.nondetInt();
    int m = Verifier.nondetInt();
    if (n > 0 && m > 0) {
      int[][] ints = new int[n][m];
      assert ints[n - 1][m - 1] == 0;
    }
  }
}
