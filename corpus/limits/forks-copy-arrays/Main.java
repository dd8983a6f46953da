import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    int[][] copies = new int[40][];
    int[] data = new int[20_000];
    for (int i = 0; i < copies.length; i++) {
      if (Verifier.nondetBoolean()) {
        data = data.clone();
        for (int j = 0; j < data.length; j += 16) {
          data[j] = i + j;
        }
      }
      copies[i] = data;
      if (Verifier.nondetInt() == i) {
        System.out.println(i);
      }
    }
    assert copies[39].length == 20_000;
  }
}
