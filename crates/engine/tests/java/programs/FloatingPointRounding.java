// violated 8
import org.sosy_lab.sv_benchmarks.Verifier;

public class FloatingPointRounding {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        double y = Verifier.nondetDouble();
        assert (x + y) - y == x;
    }
}
