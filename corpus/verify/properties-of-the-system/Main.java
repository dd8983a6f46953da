import java.util.Locale;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        boolean upper = Verifier.nondetBoolean();
        assert System.getProperty("file.encoding").equals("UTF-8");
        assert System.getenv("TITLE") == null;
        assert Locale.getDefault().equals(Locale.US);
        String text = upper ? "TITLE".toLowerCase() : "title";
        assert text.equals("title");
    }
}
