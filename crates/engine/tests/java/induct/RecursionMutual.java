// holds
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionMutual {
    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        if (n < 0) {
            return;
        }
        if (even(n)) {
            assert n % 2 == 0;
        }
    }
}
