// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionNoticesDepth {
    static int down(int n) {
        try {
            return n <= 0 ? 0 : down(n - 1) + 1;
        } catch (StackOverflowError full) {
            return -1;
        }
    }

    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        assert n < 0 || down(n) == n;
    }
}
