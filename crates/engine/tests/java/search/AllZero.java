// violated 7
import org.sosy_lab.sv_benchmarks.Verifier;

/** The first script that is tried violates it. */
public class AllZero {
    public static void main(String[] args) {
        assert Verifier.nondetInt() + Verifier.nondetLong() != 0;
    }
}
