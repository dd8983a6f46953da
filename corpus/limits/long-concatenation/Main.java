import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    int x = Verifier.nondetInt();
    String text = "";
    for (int i = 0; i < 100_000; i++) {
      text = text + x + i + ',' + (x + i) + ';' + (long) x * i;
    }
    assert text.length() > 5;
  }
}
