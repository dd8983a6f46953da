// violated 17
import org.sosy_lab.sv_benchmarks.Verifier;

public class Branches {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int y;
        if (x > 5) {
            y = 1;
        } else {
            y = 2;
        }
        if (x > 100) {
            y += 10;
        }
        assert y == 1 || y == 2 || y == 11;
        assert y != 11;
    }
}
