import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    byte[] from = new byte[100_000_000];
    for (int i = 0; i < 1000; i++) {
      byte[] to = new byte[100_000_000];
      from[i] = 1;
      System.arraycopy(from, 0, to, 1, from.length - 1);
      System.arraycopy(to, 0, to, 3, to.length - 3);
      from = to;
    }
    assert from[0] == 0;
  }
}
