// violated 14
import org.sosy_lab.sv_benchmarks.Verifier;

public class ArgumentsMerged {
    public static void main(String[] args) {
        int length = 0;
        if (args.length == 2 && Verifier.nondetBoolean()) {
            length = args[1].length();
        }
        if (length == 3) {
            // One of the ways here has looked into the string before.
            assert args[1].length() == 3;
            String argument = args[Verifier.nondetBoolean() ? 0 : 1];
            assert argument.hashCode() != "abc".hashCode();
        }
    }
}
