// violated 9
import org.sosy_lab.sv_benchmarks.Verifier;

/** Character after character is compared, and a constant of the program is a good guess. */
public class SecretWord {
    public static void main(String[] args) {
        String word = Verifier.nondetString();
        if (word.startsWith("open") && word.endsWith("same!") && word.length() == 11) {
            assert false;
        }
    }
}
