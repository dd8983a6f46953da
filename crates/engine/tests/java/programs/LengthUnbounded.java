// holds
import org.sosy_lab.sv_benchmarks.Verifier;

/** An array of any length: what is written is read again, whatever the index, and the rest is zero. */
public class LengthUnbounded {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int i = Verifier.nondetInt();
        int j = Verifier.nondetInt();
        if (n < 0 || i < 0 || i >= n || j < 0 || j >= n) {
            return;
        }
        int[] a = new int[n];
        a[i] = 7;
        a[j] += 2;
        assert a[i] == (i == j ? 9 : 7);
        assert a[j] == (i == j ? 9 : 2);
        int[] b = a.clone();
        b[i] = 0;
        assert a[i] != 0 && b[i] == 0 && b.length == n;
    }
}
