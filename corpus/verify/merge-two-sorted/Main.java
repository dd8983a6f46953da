import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] a = {Verifier.nondetInt(), Verifier.nondetInt()};
        int[] b = {Verifier.nondetInt(), Verifier.nondetInt()};
        Verifier.assume(a[0] <= a[1] && b[0] <= b[1]);
        int[] merged = new int[4];
        int i = 0;
        int j = 0;
        for (int k = 0; k < 4; k++) {
            if (j == b.length || i < a.length && a[i] <= b[j]) {
                merged[k] = a[i++];
            } else {
                merged[k] = b[j++];
            }
        }
        assert merged[0] <= merged[1] && merged[1] <= merged[2] && merged[2] <= merged[3];
    }
}
