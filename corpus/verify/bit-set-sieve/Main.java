import java.util.BitSet;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        BitSet composite = new BitSet(40);
        for (int i = 2; i * i < 40; i++) {
            for (int j = i * i; !composite.get(i) && j < 40; j += i) {
                composite.set(j);
            }
        }
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 2 && n < 40);
        boolean hasDivisor = n % 2 == 0 && n > 2 || n % 3 == 0 && n > 3 || n % 5 == 0 && n > 5;
        assert composite.get(n) == hasDivisor;
    }
}
