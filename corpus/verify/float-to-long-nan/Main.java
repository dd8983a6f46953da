import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        float x = Verifier.nondetFloat();
        long n = (long) x;
        if (Float.isNaN(x)) {
            assert n == 0;
        }
        if (x > 9.3e18f) {
            assert n == Long.MAX_VALUE;
        }
        assert n != Long.MAX_VALUE || x > 0;
    }
}
