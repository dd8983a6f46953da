// open
import org.sosy_lab.sv_benchmarks.Verifier;

class Initialises {
    static boolean isLate;

    static class Late {
        static {
            isLate = true;
        }

        static void touch() {
        }
    }

    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            if (i == 5_000_000) {
                Late.touch();
            }
        }
        assert !isLate;
    }
}
