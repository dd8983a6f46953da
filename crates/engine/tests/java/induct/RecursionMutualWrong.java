// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionMutualWrong {
    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && (n == 4001 || even(n - 1));
    }

    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        if (n < 0) {
            return;
        }
        boolean even = even(n);
        assert !even || n % 2 == 0;
        assert even || n < 4001;
        assert n != 4003 || even;
    }
}
