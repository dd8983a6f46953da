import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    int[] ints = new int[60];
    for (int i = 0; i < ints.length; i++) {
      ints[i] = Verifier.nondetInt();
    }
    java.util.Arrays.sort(ints);
    for (int i = 1; i < ints.length; i++) {
      assert ints[i - 1] <= ints[i];
    }
  }
}
