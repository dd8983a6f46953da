import org.sosy_lab.sv_benchmarks.Verifier;
public class Main {
  static void other() {
    System.out.println();
  }
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert x != 5;
  }
}
