// undecided more arguments of main than are looked at
import org.sosy_lab.sv_benchmarks.Verifier;

/** The same with a copy whose length depends on the input. */
public class ArgumentsCopiedFar {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (args.length > 20 && n > 100) {
            String[] copy = new String[n];
            System.arraycopy(args, 15, copy, n - 50, 1);
            assert copy[n - 50] == args[0];
        }
    }
}
