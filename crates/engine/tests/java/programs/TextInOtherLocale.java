// loose violated 11
import java.util.Locale;
import org.sosy_lab.sv_benchmarks.Verifier;

/** What lower case is depends on the locale: a Turkish I has no dot. */
public class TextInOtherLocale {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        String lower = s.toLowerCase();
        Locale.setDefault(new Locale("tr"));
        assert s.toLowerCase().equals(lower);
    }
}
