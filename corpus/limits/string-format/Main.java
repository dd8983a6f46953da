import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < 100_000; i++) {
      all.append(String.format("%08x %s %10.3f;", Verifier.nondetInt(), i, i * 0.1));
    }
    assert all.length() > 0;
  }
}
