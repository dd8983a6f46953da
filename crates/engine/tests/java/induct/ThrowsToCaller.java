// open
import org.sosy_lab.sv_benchmarks.Verifier;

class ThrowsToCaller {
    static void run(int n) {
        for (int i = 0; i < n; i++) {
            fail(i);
        }
    }

    static void fail(int i) {
        if (i == 5_000_000) {
            throw new IllegalStateException();
        }
    }

    public static void main(String[] arguments) {
        try {
            run(Verifier.nondetInt());
        } catch (IllegalStateException exception) {
            assert false;
        }
    }
}
