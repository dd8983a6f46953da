// open
import org.sosy_lab.sv_benchmarks.Verifier;

class WritesFloat {
    public static void main(String[] arguments) {
        double far = 0;
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            far += 0.5;
        }
        assert far < 2_000_000;
    }
}
