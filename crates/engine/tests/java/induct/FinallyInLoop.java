// open
import org.sosy_lab.sv_benchmarks.Verifier;

class FinallyInLoop {
    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        int far = 0;
        for (int i = 0; i < n; i++) {
            try {
                if (i == 5_000_000) {
                    continue;
                }
            } finally {
                far = i;
            }
        }
        assert far < 5_000_000;
    }
}
