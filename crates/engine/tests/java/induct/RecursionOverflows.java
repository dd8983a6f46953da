// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionOverflows {
    static int sum(int n) {
        return n <= 0 ? 0 : n + sum(n - 1);
    }

    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        assert sum(n) >= 0;
    }
}
