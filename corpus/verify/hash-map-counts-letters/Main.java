import java.util.HashMap;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        HashMap<Character, Integer> counts = new HashMap<>();
        for (int i = 0; i < 3; i++) {
            char c = Verifier.nondetChar();
            Verifier.assume(c >= 'a' && c <= 'd');
            counts.merge(c, 1, Integer::sum);
        }
        assert counts.getOrDefault('b', 0) < 3;
    }
}
