import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int[] a = new int[3];
    try {
      a[0] = 1;
    } catch (RuntimeException e) {
      Verifier.assume(false);
    }
    assert a[0] == 1;
  }
}
