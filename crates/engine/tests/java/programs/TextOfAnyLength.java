// loose holds
import org.sosy_lab.sv_benchmarks.Verifier;

/** A text of any length: its chars are what they are, each time that somebody looks. */
public class TextOfAnyLength {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        int i = Verifier.nondetInt();
        if (i < 0 || i >= s.length()) {
            return;
        }
        char c = s.charAt(i);
        assert c == s.charAt(i);
        assert s.substring(i).charAt(0) == c;
        assert s.length() < 3 || s.substring(1, 3).length() == 2;
        assert !s.isEmpty() && s.startsWith("");
    }
}
