// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionCatchesBelow {
    static int caught;

    static void down(int n) {
        if (n <= 0) {
            throw new IllegalStateException();
        }
        try {
            down(n - 1);
        } catch (IllegalStateException exception) {
            if (n == 2000) {
                caught = 1;
            }
            if (n < 3000) {
                throw exception;
            }
        }
    }

    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        if (n < 3000) {
            return;
        }
        down(n);
        assert caught == 0;
    }
}
