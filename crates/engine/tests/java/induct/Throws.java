// open
import org.sosy_lab.sv_benchmarks.Verifier;

class Throws {
    public static void main(String[] arguments) {
        try {
            int n = Verifier.nondetInt();
            for (int i = 0; i < n; i++) {
                if (i == 5_000_000) {
                    throw new IllegalStateException();
                }
            }
        } catch (IllegalStateException exception) {
            assert false;
        }
    }
}
