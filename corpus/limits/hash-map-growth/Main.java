import java.util.*;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    Map<Integer, List<String>> map = new HashMap<>();
    for (int i = 0; ; i++) {
      map.computeIfAbsent(i * 31, key -> new ArrayList<>()).add("value " + i);
      assert map.size() == i + 1;
    }
  }
}
