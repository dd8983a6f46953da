// open
import org.sosy_lab.sv_benchmarks.Verifier;

class ExceptionInLoop {
    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        int far = 0;
        for (int i = 0; i < n; i++) {
            try {
                int rest = 7 / (i - 5_000_000);
            } catch (ArithmeticException exception) {
                far = 1;
            }
        }
        assert far == 0;
    }
}
