// open
import org.sosy_lab.sv_benchmarks.Verifier;

class WritesBox {
    public static void main(String[] arguments) {
        Integer far = 0;
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            far = far < 5_000_000 ? far + 1 : -1;
        }
        assert far >= 0;
    }
}
