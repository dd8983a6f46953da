// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionStoresThrown {
    static RuntimeException last;

    static void down(int n) {
        if (n <= 0) {
            return;
        }
        last = n == 1234 ? new RuntimeException() : last;
        down(n - 1);
    }

    public static void main(String[] arguments) {
        down(Verifier.nondetInt());
        assert last == null;
    }
}
