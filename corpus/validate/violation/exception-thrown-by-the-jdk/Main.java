import java.util.Optional;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        RuntimeException made = new IllegalStateException();
        if (Verifier.nondetInt() == 7) {
            Optional.empty().orElseThrow(() -> made);
        }
    }
}
