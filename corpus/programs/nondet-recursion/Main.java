import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int depth(int n) {
        if (n <= 0) {
            return 0;
        }
        int below = depth(n - 2);
        return below + 1;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n < 8);
        int levels = depth(n);
        assert levels >= 0 && levels <= 4;
        assert n <= 0 || levels == (n + 1) / 2;
    }
}
