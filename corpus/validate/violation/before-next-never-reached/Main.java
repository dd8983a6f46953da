import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
  static int chk(int v) {
    assert v != 5;
    return v; }
  public static void main(String[] args) {
    int x = Verifier.nondetInt(), y = chk(x);
    System.out.println(y);
  }
}
