public class Main {
  static class Verifier { static int nondetInt() { return org.sosy_lab.sv_benchmarks.Verifier.nondetInt() + 1; } }
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert x != 8;
  }
}
