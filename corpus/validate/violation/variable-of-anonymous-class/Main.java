import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
  static int t(int x) { x = Verifier.nondetInt(); return 0; }
  public static void main(String[] args) {
    int x = 4; Runnable r = () -> { int xx = Verifier.nondetInt(); }; new Object() { int x = Verifier.nondetInt(); };
    int c = 0;
    assert x != 4;
  }
}
