// loose violated 10
import org.sosy_lab.sv_benchmarks.Verifier;

/** Different questions about the same texts have different answers. */
public class TextOrderIgnoresCase {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        String t = Verifier.nondetString();
        int order = s.compareTo(t);
        assert order == s.compareToIgnoreCase(t);
    }
}
