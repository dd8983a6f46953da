import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
  static int g(int a, int b) { return a + b; }
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int y = g(1,
      2); assert x != 5;
  }
}
