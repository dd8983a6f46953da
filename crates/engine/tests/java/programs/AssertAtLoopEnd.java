// violated 10
import org.sosy_lab.sv_benchmarks.Verifier;

public class AssertAtLoopEnd {
    public static void main(String[] args) {
        int i = Verifier.nondetInt();
        try {
            while (i > 0 && i < 5) {
                i++;
                assert i != 3 || i > 10 : new AssertionError("a detail");
            }
        } catch (AssertionError e) {
            i = 0;
        }
    }
}
