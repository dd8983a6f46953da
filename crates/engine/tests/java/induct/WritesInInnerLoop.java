// open
import org.sosy_lab.sv_benchmarks.Verifier;

class WritesInInnerLoop {
    public static void main(String[] arguments) {
        int far = 0;
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < n; k++) {
                if (i > 2000 && k > 2000) {
                    far = 1;
                }
            }
        }
        assert far == 0;
    }
}
