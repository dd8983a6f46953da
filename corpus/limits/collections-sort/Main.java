import java.util.*;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
  public static void main(String[] arguments) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      texts.add(Integer.toString(Verifier.nondetInt()));
    }
    Collections.sort(texts);
    assert texts.get(0).compareTo(texts.get(299)) <= 0;
  }
}
