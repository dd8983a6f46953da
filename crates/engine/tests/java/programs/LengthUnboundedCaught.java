// undecided more objects than
import org.sosy_lab.sv_benchmarks.Verifier;

/** Who catches that there is no room for an array may see anything. */
public class LengthUnboundedCaught {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0) {
            return;
        }
        boolean isMade = false;
        try {
            isMade = new long[n].length == n;
        } catch (OutOfMemoryError e) {
            isMade = false;
        }
        assert isMade;
    }
}
