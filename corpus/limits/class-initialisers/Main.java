import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  static class Chain {
    static final long[][] TABLE = new long[3000][];
    static {
      for (int i = 0; i < TABLE.length; i++) {
        TABLE[i] = new long[3000];
        for (int j = 0; j < 3000; j++) {
          TABLE[i][j] = (long) i * j;
        }
      }
    }
    static long value(int at) {
      return TABLE[(at >>> 1) % 3000][at >>> 20];
    }
  }

  public static void main(String[] arguments) {
    assert Chain.value(Verifier.nondetInt()) != 5;
  }
}
