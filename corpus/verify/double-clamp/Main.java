import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static double clamp(double x, double low, double high) {
        return Math.max(low, Math.min(high, x));
    }

    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        double y = clamp(x, -1.5, 2.5);
        assert Double.isNaN(x) ? Double.isNaN(y) : y >= -1.5 && y <= 2.5;
        assert x != y || x >= -1.5 && x <= 2.5;
    }
}
