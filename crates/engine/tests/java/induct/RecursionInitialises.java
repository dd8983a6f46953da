// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionInitialises {
    static int seen;

    static class Late {
        static {
            seen = 1;
        }

        static void touch() {
        }
    }

    static void down(int n) {
        if (n == 1500) {
            Late.touch();
        }
        if (n > 0) {
            down(n - 1);
        }
    }

    public static void main(String[] arguments) {
        down(Verifier.nondetInt());
        assert seen == 0;
    }
}
