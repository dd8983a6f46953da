// undecided more arguments of main than are looked at
import org.sosy_lab.sv_benchmarks.Verifier;

/** What is written into another array does not make known what the arguments before that index are. */
public class ArgumentsAliased {
    public static void main(String[] args) {
        boolean isThem = Verifier.nondetBoolean();
        String[] texts = new String[30];
        if (isThem) {
            texts = args;
        }
        if (!isThem) {
            texts[20] = "q";
        }
        if (args.length == 10) {
            assert args[8] == args[0];
        }
    }
}
