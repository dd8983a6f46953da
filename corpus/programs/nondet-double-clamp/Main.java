import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static double clamp(double value, double low, double high) {
        if (value < low) {
            return low;
        }
        return value > high ? high : value;
    }

    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        Verifier.assume(x == x);
        double level = clamp(x, -1.0, 1.0);
        assert level >= -1.0 && level <= 1.0;
        assert level == x || x < -1.0 || x > 1.0;
        double half = level * 0.5;
        assert half >= -0.5 && half <= 0.5;
    }
}
