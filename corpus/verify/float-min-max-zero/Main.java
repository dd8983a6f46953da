import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        float a = Verifier.nondetFloat();
        Verifier.assume(a == 0f);
        assert 1 / Math.min(a, -0f) == Float.NEGATIVE_INFINITY;
        assert 1 / Math.max(a, 0f) == Float.POSITIVE_INFINITY;
    }
}
