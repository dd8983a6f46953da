import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    int[] ints = new int[10_000_000];
    int at = Verifier.nondetInt();
    if (at >= 0 && at < ints.length) {
      ints[at] = 1;
      assert ints[ints.length - 1 - at] == 0;
    }
  }
}
