// violated 9
import org.sosy_lab.sv_benchmarks.Verifier;

public class TextOfNanIsConstant {
    public static void main(String[] args) {
        float number = Verifier.nondetFloat();
        String text = Float.toString(number);
        if (number != number) {
            assert text != "NaN";
        }
    }
}
