import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    int[][][][] ints = new int[200][200][200][200];
    assert ints[1][2][3][4] == 0;
  }
}
