import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
  static int chk(int v) {
    assert v != 5;
    return v; }
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    for (int i = chk(x); i < 3; i++) {
      System.out.println(i);
    }
  }
}
