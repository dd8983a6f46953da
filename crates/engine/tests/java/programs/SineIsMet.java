// violated 9
import org.sosy_lab.sv_benchmarks.Verifier;

/** Only arguments whose sine and cosine are both large are of interest. */
public class SineIsMet {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        if (x > 100.0 && x < 1000.0 && Math.sin(x) + Math.cos(x) > 1.414) {
            assert x % 7.0 < 1.0;
        }
    }
}
