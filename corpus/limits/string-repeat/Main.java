import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    String text = "jurat".repeat(400_000_000);
    assert text.charAt(Verifier.nondetInt() & 7) != 'x';
  }
}
