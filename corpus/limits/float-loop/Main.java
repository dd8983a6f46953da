import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    float x = Verifier.nondetFloat();
    float sum = 0;
    for (int i = 0; i < 400; i++) {
      sum = sum * x + (float) Math.sqrt(i) / (x + i);
    }
    assert !(sum > 1e10f && sum < 1.0001e10f);
  }
}
