import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
  public static void main(String[] args) {
    int x = Verifier.nondetInt(); x = x + 1; int y = Verifier.nondetInt();
    int c = 0;
    assert !(x == 8 && y == 9);
  }
}
