import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
  static int f(int x) { return x + 1; }
  public static void main(String[] args) {
    int r = f(0) + Verifier.nondetInt();
    assert r != 8;
  }
}
