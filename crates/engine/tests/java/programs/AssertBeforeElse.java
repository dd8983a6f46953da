// violated 9
import org.sosy_lab.sv_benchmarks.Verifier;

public class AssertBeforeElse {
    public static void main(String[] args) {
        int i = Verifier.nondetInt();
        try {
            if (i > 0) {
                assert i != 3;
            } else {
                i = 7;
            }
        } catch (AssertionError e) {
            i = 0;
        }
    }
}
