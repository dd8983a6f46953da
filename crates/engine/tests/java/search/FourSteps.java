// violated 22
import org.sosy_lab.sv_benchmarks.Verifier;

/** One input after the other has to be right, in a loop that goes on as long as the inputs want. */
public class FourSteps {
    public static void main(String[] args) {
        int state = 0;
        while (Verifier.nondetBoolean()) {
            int event = Verifier.nondetInt();
            if (state == 0 && event == 71) {
                state = 1;
            } else if (state == 1 && event == -8) {
                state = 2;
            } else if (state == 2 && event == 40_000) {
                state = 3;
            } else if (state == 3 && event < -1_000_000) {
                state = 4;
            } else {
                state = 0;
            }
            if (state == 4) {
                assert false;
            }
        }
    }
}
