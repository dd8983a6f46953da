// holds
import org.sosy_lab.sv_benchmarks.Verifier;

/** Either of two exceptions is caught, and each has a message of its own. */
public class MessageOfEither {
    public static void main(String[] args) {
        int a = Verifier.nondetByte();
        int b = Verifier.nondetByte();
        int[] table = new int[3];
        int code = 0;
        try {
            if (a > 3) {
                code = table[b];
            }
            code = a % b;
        } catch (RuntimeException e) {
            code = e.getMessage() == null ? 1 : e.getMessage().hashCode();
        }
        assert code != 5;
    }
}
