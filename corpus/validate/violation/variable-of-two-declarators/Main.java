import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
  static int f; int g;
  public static void main(String[] args) {
    int x = Verifier.nondetInt(), z = x = 3;
    int y = 0;
    assert !(x==3);
  }
}
