import java.util.*;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    List<int[]> all = new ArrayList<>();
    for (int i = 0; i < 100_000; i++) {
      int[] ints = new int[1_000_000];
      for (int j = 0; j < ints.length; j += 4096) {
        ints[j] = Verifier.nondetInt();
      }
      all.add(ints);
    }
    assert all.size() == 100_000;
  }
}
