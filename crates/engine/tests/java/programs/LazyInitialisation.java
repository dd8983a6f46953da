// holds
import org.sosy_lab.sv_benchmarks.Verifier;

public class LazyInitialisation {
    static int n = 0;

    static class Lazy {
        static int value = ++n;
    }

    public static void main(String[] args) {
        int read = 0;
        if (Verifier.nondetBoolean()) {
            read = Lazy.value;
        }
        // Whether the class is initialised depends on the input here.
        assert n == read;
        assert Lazy.value == 1;
        assert n == 1;
    }
}
