// holds
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionCounts {
    static int calls;

    static void down(int n) {
        if (n <= 0) {
            return;
        }
        calls++;
        down(n - 1);
    }

    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        if (n < 0) {
            return;
        }
        calls = 0;
        down(n);
        assert calls == n;
    }
}
