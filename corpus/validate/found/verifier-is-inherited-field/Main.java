import org.sosy_lab.sv_benchmarks.Verifier;
public class Main extends Base {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert x != 6;
  }
}
