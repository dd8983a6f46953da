import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        float x = Verifier.nondetFloat();
        Verifier.assume(x > 0f && x <= 16f);
        int steps = 0;
        while (x > 1f) {
            x /= 2f;
            steps++;
        }
        assert steps <= 4;
        assert x <= 1f && (steps == 0 || x > 0.5f);
    }
}
