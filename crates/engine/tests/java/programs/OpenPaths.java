// holds
import org.sosy_lab.sv_benchmarks.Verifier;

/** Whether the products can be equal is hard to say, and does not matter. */
public class OpenPaths {
    public static void main(String[] args) {
        double a = Verifier.nondetDouble();
        double b = Verifier.nondetDouble();
        double c = Verifier.nondetDouble();
        int sides = 0;
        if (a * b * c == 3.7e11 && a * a - b * c == 0.125) {
            sides++;
        }
        if (a * b / (c * c) > 17 && b * b * b < a + c) {
            sides++;
        }
        assert sides <= 2;
    }
}
