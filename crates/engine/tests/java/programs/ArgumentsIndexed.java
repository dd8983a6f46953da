// exception violated 9
import org.sosy_lab.sv_benchmarks.Verifier;

public class ArgumentsIndexed {
    public static void main(String[] args) {
        int index = Verifier.nondetInt();
        if (index >= 0 && index < 3 && args.length >= 2) {
            // Not if there are three.
            String argument = args[index];
            assert argument == args[index];
        }
    }
}
