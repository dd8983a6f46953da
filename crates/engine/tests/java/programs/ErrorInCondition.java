// holds
import org.sosy_lab.sv_benchmarks.Verifier;

public class ErrorInCondition {
    public static void main(String[] args) {
        int i = Verifier.nondetInt();
        try {
            assert switch (i) {
                case 1, 2 -> true;
                case 3 -> throw new AssertionError("not of the assert");
                default -> i != 1;
            };
        } catch (AssertionError e) {
            i = 0;
        }
    }
}
