// loose holds
import org.sosy_lab.sv_benchmarks.Verifier;

/** Of what is computed from texts of any length, what is promised counts. */
public class TextTrimmed {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        String t = s.trim();
        assert t.length() <= s.length();
        int at = s.indexOf('x');
        assert at >= -1 && at <= s.length();
        assert at == s.indexOf('x');
        float f = 1;
        try {
            f = Float.parseFloat(t);
            assert Float.parseFloat(t) == f || f != f;
        } catch (NumberFormatException e) {
            assert f == 1;
        }
    }
}
