import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n > 0 && n < 5);
        List<Integer> kept = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int value = Verifier.nondetInt();
            if (value > 0) {
                kept.add(value);
            }
        }
        assert kept.size() <= n;
        for (int value : kept) {
            assert value > 0;
        }
    }
}
