// violated 17
import org.sosy_lab.sv_benchmarks.Verifier;

/** A range that is copied onto itself is copied as if through another array. */
public class LengthUnboundedOverlap {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int k = Verifier.nondetInt();
        if (n < 100 || k < 1 || k > 3) {
            return;
        }
        int[] a = new int[n];
        a[0] = 1;
        a[1] = 2;
        System.arraycopy(a, 0, a, k, n - 10);
        // Element by element, the first one would be everywhere.
        assert a[k + 1] == 1;
    }
}
