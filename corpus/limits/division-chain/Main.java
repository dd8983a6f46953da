import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    long x = Verifier.nondetLong();
    long sum = 0;
    for (int i = 1; i < 60; i++) {
      sum = sum * 31 + x / (x % (i + 2) + i + 3) % (sum | 1);
    }
    assert sum != 42;
  }
}
