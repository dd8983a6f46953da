// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionThrows {
    static int down(int n) {
        if (n == 0) {
            throw new IllegalStateException();
        }
        return down(n - 1);
    }

    public static void main(String[] arguments) {
        boolean isThrown = false;
        try {
            down(Verifier.nondetInt());
        } catch (IllegalStateException caught) {
            isThrown = true;
        }
        assert !isThrown;
    }
}
