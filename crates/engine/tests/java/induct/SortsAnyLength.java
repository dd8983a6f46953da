// holds
import org.sosy_lab.sv_benchmarks.Verifier;

class SortsAnyLength {
    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0);
        int[] a = new int[n];
        for (int i = 0; i < a.length; i++) {
            a[i] = Verifier.nondetInt();
        }
        for (int i = 1; i < a.length; i++) {
            int x = a[i];
            int j = i - 1;
            while (j >= 0 && a[j] > x) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = x;
        }
        int k = 0;
        for (int element : a) {
            k++;
        }
        assert k == n;
    }
}
