// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionFinally {
    static int left;

    static void down(int n) {
        try {
            if (n > 0) {
                down(n - 1);
            }
        } finally {
            left = n == 1700 ? 1 : left;
        }
    }

    public static void main(String[] arguments) {
        down(Verifier.nondetInt());
        assert left == 0;
    }
}
