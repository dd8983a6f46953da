import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
  public static void main(String[] args) {
    int a = Math.abs(Verifier.nondetInt());
    int c = 0;
    assert a != 3;
  }
}
