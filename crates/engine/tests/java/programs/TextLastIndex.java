// loose violated 8
import org.sosy_lab.sv_benchmarks.Verifier;

/** The first and the last place need not be the same. */
public class TextLastIndex {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        assert s.indexOf('a') == s.lastIndexOf('a');
    }
}
