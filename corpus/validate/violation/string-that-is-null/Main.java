import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
  public static void main(String[] args) {
    String x = Verifier.nondetString();
    int y = 0;
    assert !(x.equals("ab"));
  }
}
