// open
import org.sosy_lab.sv_benchmarks.Verifier;

class WritesShortArray {
    public static void main(String[] arguments) {
        long[] a = new long[2];
        long[] b = a;
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            b[1] = b[1] < 5_000_000 ? b[1] + 1 : -1;
        }
        assert a[1] >= 0;
    }
}
