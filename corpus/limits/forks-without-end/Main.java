import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    long sum = 0;
    while (true) {
      int x = Verifier.nondetInt();
      if (x % 3 == 0) {
        sum += x;
      } else if (x % 5 == 1) {
        sum -= 2 * x;
      }
      assert sum != 123_456_789_012_345L;
    }
  }
}
