// violated 9
import org.sosy_lab.sv_benchmarks.Verifier;

/** A violation that only a long text shows. */
public class TextWithLateChar {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        if (s.length() > 40 && s.charAt(35) == 'x' && s.charAt(s.length() - 1) == '\u1234') {
            assert s.charAt(20) != 'q';
        }
    }
}
