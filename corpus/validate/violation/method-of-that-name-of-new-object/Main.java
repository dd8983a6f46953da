import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
  static class V { int nondetInt() { return Verifier.nondetInt() + 1; } }
  public static void main(String[] args) {
    int x = new V().nondetInt();
    assert x != 8;
  }
}
