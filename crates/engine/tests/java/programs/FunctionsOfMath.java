// holds
import org.sosy_lab.sv_benchmarks.Verifier;

/** What is true whatever the last bits of a function are. */
public class FunctionsOfMath {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        assert !(Math.sin(x) > 1.0) && !(Math.cos(x) < -1.0);
        assert !(Math.exp(x) < 0.0);
        assert Math.sin(1.0) > 0.84 && Math.sin(1.0) < 0.85;
        assert Math.pow(2.0, 10.0) == 1024.0 && Math.pow(x, 0.0) == 1.0;
        if (x >= 1.0) {
            assert Math.log(x) >= 0.0;
            assert Math.hypot(x, 1.0) > 1.0;
        }
        double rest = x % 3.0;
        assert !(rest >= 3.0);
    }
}
