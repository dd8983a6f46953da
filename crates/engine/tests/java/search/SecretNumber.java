// violated 10
import org.sosy_lab.sv_benchmarks.Verifier;

/** Only the solver finds the number. */
public class SecretNumber {
    public static void main(String[] args) {
        int number = Verifier.nondetInt();
        if (number > 1000 && number * 7 + 3 == 589620) {
            Verifier.nondetBoolean();
            assert number % 2 == 0;
        }
    }
}
