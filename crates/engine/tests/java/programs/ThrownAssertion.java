// violated 15
import org.sosy_lab.sv_benchmarks.Verifier;

public class ThrownAssertion {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        try {
            if (x == 3) {
                throw new AssertionError("thrown by the program itself, and caught");
            }
        } catch (AssertionError e) {
            x = 4;
        }
        if (x == 5) {
            throw new AssertionError("thrown by the program itself, and not caught");
        }
    }
}
