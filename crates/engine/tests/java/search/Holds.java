// nothing
import org.sosy_lab.sv_benchmarks.Verifier;

/** All there is to try is tried, and nothing is found. */
public class Holds {
    public static void main(String[] args) {
        int number = Verifier.nondetInt();
        if (number > 10 && number < 20) {
            assert number * 2 < 40;
        }
    }
}
