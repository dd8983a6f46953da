// violated 13
import org.sosy_lab.sv_benchmarks.Verifier;

/** The end of an array of any length is where it is. */
public class LengthUnboundedOutside {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int i = Verifier.nondetInt();
        if (n < 100 || i < 0 || i > n) {
            return;
        }
        Object[] objects = new String[n];
        try { objects[i] = "x"; } catch (ArrayIndexOutOfBoundsException e) { assert i < n : e; }
        assert objects[i] == "x";
    }
}
