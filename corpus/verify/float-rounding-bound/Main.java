import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        float x = Verifier.nondetFloat();
        Verifier.assume(x >= 1.0f && x <= 2.0f);
        float y = x + 0.1f;
        float error = (y - 0.1f) - x;
        assert error <= 2.4e-7f && error >= -2.4e-7f;
    }
}
