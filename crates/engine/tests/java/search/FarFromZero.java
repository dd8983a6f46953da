// violated 20
import org.sosy_lab.sv_benchmarks.Verifier;

public class FarFromZero {
    static int count(int from, int steps) {
        if (steps == 0) {
            return from;
        }
        return steps > 0 ? count(from + 1, steps - 1) : count(from - 1, steps + 1);
    }

    public static void main(String[] args) {
        int from = Verifier.nondetInt();
        int steps = Verifier.nondetInt();
        int sum = count(from, steps);
        if (from < 70 || steps < 70) {
            return;
        }
        // One of a hundred steps overflows.
        assert sum >= 140;
    }
}
