// violated 9
import org.sosy_lab.sv_benchmarks.Verifier;

/** An assumption that no script satisfies by chance is satisfied by the solver on the way. */
public class Assumptions {
    public static void main(String[] args) {
        long number = Verifier.nondetLong();
        Verifier.assume(number > 1_000_000_000_000L && number % 97 == 5);
        assert number % 194 != 5;
    }
}
