// open
import org.sosy_lab.sv_benchmarks.Verifier;

class WritesElement {
    public static void main(String[] arguments) {
        int[] a = new int[100];
        int[] b = a;
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            b[i & 63] = i < 5_000_000 ? 1 : -1;
        }
        assert a[7] >= 0;
    }
}
