import java.util.Optional;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        Trouble made = new Trouble();
        if (Verifier.nondetInt() == 5) {
            Optional.empty().orElseThrow(() -> made);
        }
    }
}
