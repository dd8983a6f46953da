// holds
import java.util.Arrays;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Ranges that are copied between arrays of any length, also within one. */
public class LengthUnboundedCopies {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int k = Verifier.nondetInt();
        if (n < 100 || n > 1_000_000 || k < 0 || k > 50) {
            return;
        }
        byte[] a = new byte[n];
        a[10] = 1;
        a[k] += 4;
        byte[] b = Arrays.copyOf(a, n + k);
        assert b[k] == a[k] && b[n + k - 1] == (k == 0 ? a[n - 1] : 0);
        System.arraycopy(a, 0, a, k, n - k);
        assert a[k] == (k == 0 ? b[0] : k == 10 ? b[0] : b[0]);
        assert a[k + 10] == b[10];
        byte[] c = Arrays.copyOfRange(b, k, n);
        assert c.length == n - k && c[0] == b[k];
    }
}
