import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  static int limit = 3;

  static int twice(int x) {
    return 2 * x;
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    int sum = 0;
    for (int i = 0; i < limit; i++) {
      sum += twice(i);
    }
    assert sum == 6 && n != 7;
  }
}
