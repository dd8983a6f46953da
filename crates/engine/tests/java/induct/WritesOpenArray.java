// open
import org.sosy_lab.sv_benchmarks.Verifier;

class WritesOpenArray {
    public static void main(String[] arguments) {
        int size = Verifier.nondetInt();
        Verifier.assume(size > 100);
        int[] a = new int[size];
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            a[i & 63] = i < 5_000_000 ? 1 : -1;
        }
        assert a[7] >= 0;
    }
}
