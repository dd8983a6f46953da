import java.util.Optional;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Optional<Integer> value = x > 0 ? Optional.of(x) : Optional.empty();
        int half = value.filter(v -> v % 2 == 0).map(v -> v / 2).orElse(-1);
        assert half == (x > 0 && x % 2 == 0 ? x / 2 : -1);
        assert value.isPresent() == (x > 0);
    }
}
