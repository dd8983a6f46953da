import java.util.Optional;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Optional<Integer> root = Optional.empty();
        for (int i = 0; i <= 10; i++) {
            if (i * i == x) {
                root = Optional.of(i);
            }
        }
        assert root.get() <= 10;
    }
}
