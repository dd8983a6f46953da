// open
import org.sosy_lab.sv_benchmarks.Verifier;

class WritesInRecursion {
    static int far;

    static void step(int depth) {
        if (depth == 0) {
            far = far < 5_000_000 ? far + 1 : -1;
        } else {
            step(depth - 1);
        }
    }

    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            step(3);
        }
        assert far >= 0;
    }
}
