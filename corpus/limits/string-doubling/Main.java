import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    String text = "ab";
    for (int i = 0; i < 40; i++) {
      text = text + text;
    }
    assert text.length() > 0;
  }
}
