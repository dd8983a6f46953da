// open
import org.sosy_lab.sv_benchmarks.Verifier;

class WritesText {
    public static void main(String[] arguments) {
        StringBuilder text = new StringBuilder();
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            text.append('x');
        }
        assert text.length() < 5_000_000;
    }
}
