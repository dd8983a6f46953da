// open
import org.sosy_lab.sv_benchmarks.Verifier;

class LoopInRecursionWrong {
    static int down(int n) {
        int i = 0;
        while (i < n) {
            i += n == 2222 ? 2222 : 1;
        }
        assert n != 2222 || i != n;
        return n <= 0 ? 0 : down(n - 1);
    }

    public static void main(String[] arguments) {
        assert down(Verifier.nondetInt()) == 0;
    }
}
