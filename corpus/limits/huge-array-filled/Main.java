import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    long[] longs = new long[500_000_000];
    java.util.Arrays.fill(longs, 7);
    assert longs[Verifier.nondetInt() & 0xffff] == 7;
  }
}
