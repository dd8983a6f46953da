// open
import org.sosy_lab.sv_benchmarks.Verifier;

class WritesStatic {
    static int far;

    static void step() {
        far = far < 5_000_000 ? far + 1 : -1;
    }

    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            step();
        }
        assert far >= 0;
    }
}
