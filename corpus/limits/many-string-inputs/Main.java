import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    String text = "";
    for (int i = 0; i < 12; i++) {
      text = text + Verifier.nondetString() + i;
    }
    assert !text.contains("needle");
  }
}
