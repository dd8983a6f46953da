// holds
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionInLoop {
    static int clamp(int n) {
        return n > 10 ? clamp(n - 1) : n;
    }

    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        int total = 0;
        while (n > 0) {
            total = clamp(n);
            assert total <= 10;
            n--;
        }
    }
}
