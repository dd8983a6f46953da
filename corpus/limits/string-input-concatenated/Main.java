import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    String text = Verifier.nondetString() + "";
    assert text != null;
  }
}
