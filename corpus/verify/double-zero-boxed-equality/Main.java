import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        Verifier.assume(x == 0.0);
        boolean isNegative = 1.0 / x < 0;
        assert Double.valueOf(x).equals(0.0) == !isNegative;
        assert Double.compare(x, 0.0) == (isNegative ? -1 : 0);
    }
}
