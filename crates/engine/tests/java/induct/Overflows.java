// open
import org.sosy_lab.sv_benchmarks.Verifier;

class Overflows {
    public static void main(String[] arguments) {
        int i = 1;
        while (Verifier.nondetBoolean()) {
            i++;
        }
        assert i > 0;
    }
}
