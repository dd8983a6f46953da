import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        float x = Verifier.nondetFloat();
        float doubled = x + x;
        assert doubled == 2 * x || x != x;
        // Fails for NaN only.
        assert x == x;
    }
}
