import org.sosy_lab.sv_benchmarks.Verifier;

/** The class is initialised once, in the branch or after it. */
public class Main {
    static int initialised;

    static class Lazy {
        static int value;

        static {
            initialised++;
            value = Verifier.nondetInt() | 1;
        }

        static int get() {
            return value;
        }
    }

    public static void main(String[] args) {
        boolean isEarly = Verifier.nondetBoolean();
        if (isEarly) {
            Lazy.value = Lazy.get() & -2;
        }
        assert initialised == (isEarly ? 1 : 0);
        int value = Lazy.value;
        assert initialised == 1;
        assert (value & 1) == (isEarly ? 0 : 1);
    }
}
