// violated 13
import org.sosy_lab.sv_benchmarks.Verifier;

public class TextOfBuilder {
    public static void main(String[] args) {
        boolean condition = Verifier.nondetBoolean();
        StringBuilder builder = new StringBuilder().append("a").append(condition);
        assert builder.toString() != "atrue" && builder.toString() != builder.toString();
        String text = new StringBuilder().append(condition).toString();
        assert text.equals(condition ? "true" : "false") && text == text;
        if (condition) {
            // Of `"" + condition`, a compiler makes such a builder, or the constant itself.
            assert text != "true";
        }
    }
}
