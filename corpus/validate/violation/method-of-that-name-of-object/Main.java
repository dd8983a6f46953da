import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
  static class H { int nondetInt() { return Verifier.nondetInt() + 1; } }
  static H h = new H();
  public static void main(String[] args) {
    int x = Main.h.nondetInt();
    assert x != 8;
  }
}
