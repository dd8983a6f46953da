// holds
import org.sosy_lab.sv_benchmarks.Verifier;

class LoopInRecursion {
    static int down(int n) {
        int i = 0;
        while (i < n) {
            i++;
        }
        assert n < 0 || i == n;
        return n <= 0 ? 0 : down(n - 1);
    }

    public static void main(String[] arguments) {
        assert down(Verifier.nondetInt()) == 0;
    }
}
