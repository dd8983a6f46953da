import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    byte[][][] bytes = new byte[30_000][10_000][0];
    assert bytes.length == 30_000;
  }
}
