import java.util.*;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    Map<Integer, Integer> map = new HashMap<>();
    for (int i = 0; i < 1000; i++) {
      map.merge(Verifier.nondetInt(), i, Integer::sum);
    }
    assert map.size() <= 1000;
  }
}
