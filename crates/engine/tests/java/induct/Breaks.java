// open
import org.sosy_lab.sv_benchmarks.Verifier;

class Breaks {
    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        boolean isFar = false;
        outer:
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < 3; k++) {
                if (i == 5_000_000 && k == 2) {
                    isFar = true;
                    break outer;
                }
                if (k > i) {
                    continue outer;
                }
            }
        }
        assert !isFar;
    }
}
