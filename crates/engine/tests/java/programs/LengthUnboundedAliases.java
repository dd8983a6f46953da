// violated 16
import org.sosy_lab.sv_benchmarks.Verifier;

/** Two names of one array: the later write counts. */
public class LengthUnboundedAliases {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 100) {
            return;
        }
        int[] a = new int[n];
        int[] b = Verifier.nondetBoolean() ? a : new int[n];
        a[50] = 1;
        b[Verifier.nondetInt() & 63] = 2;
        // Both are the same array, and the index is 50.
        assert a[50] == 1;
    }
}
