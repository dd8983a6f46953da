import org.sosy_lab.sv_benchmarks.Verifier;
import java.util.Optional;
public class Main {
  static RuntimeException stored;
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    try {
      x = 10 / x;
    } catch (RuntimeException e) { stored = e; }
    if (stored != null) {
      Optional.empty().orElseThrow(() -> stored);
    }
  }
}
