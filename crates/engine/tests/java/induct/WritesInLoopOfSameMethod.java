// open
import org.sosy_lab.sv_benchmarks.Verifier;

class WritesInLoopOfSameMethod {
    static int run(int n, int depth) {
        int far = 0;
        for (int i = 0; i < n; i++) {
            far = depth == 0 ? i : Math.max(far, run(n, depth - 1));
        }
        return far;
    }

    public static void main(String[] arguments) {
        assert run(Verifier.nondetInt(), 1) < 5_000_000;
    }
}
