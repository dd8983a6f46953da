// holds
import org.sosy_lab.sv_benchmarks.Verifier;

/** What two paths have written to an array of any length is told apart after they have met. */
public class LengthUnboundedMerged {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int i = Verifier.nondetInt();
        if (n < 70 || i < 0 || i >= n) {
            return;
        }
        long[] a = new long[n];
        boolean z = Verifier.nondetBoolean();
        if (z) {
            a[i] = 5;
            a[3] = 1;
        } else {
            a[i] = -5;
        }
        long at = a[i];
        assert i == 3 && z ? at == 1 : at == (z ? 5 : -5);
        assert z || i == 3 || a[3] == 0;
    }
}
