import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    int[] ints = new int[4000];
    for (int i = 0; i < 200; i++) {
      int at = Verifier.nondetInt();
      if (at >= 0 && at < ints.length) {
        ints[at] = ints[(at * 7) % ints.length] + i;
      }
    }
    assert ints[5] != 4321;
  }
}
