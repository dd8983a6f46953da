import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
  public static void main(String[] args) {
    int x = 1;
    { x = Verifier.nondetInt(); x = 3; }
    int c = 0;
    assert x != 3;
  }
}
