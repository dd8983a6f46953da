// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionNestedWrong {
    static int f(int n) {
        return n > 50 ? n - 5 : f(f(n + 6));
    }

    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        int result = f(n);
        assert n > 52 || result == 46;
    }
}
