// violated 10
import org.sosy_lab.sv_benchmarks.Verifier;

/** The text of a number that is none is a literal of the JDK. */
public class LiteralOfNumber {
    public static void main(String[] args) {
        double number = Verifier.nondetDouble();
        if (number == Double.POSITIVE_INFINITY) {
            String text = Double.toString(number);
            assert text != "Infinity";
        }
    }
}
