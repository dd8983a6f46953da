// holds
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionNested {
    static int f(int n) {
        return n > 50 ? n - 5 : f(f(n + 6));
    }

    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        int result = f(n);
        assert n > 51 || result == 46;
    }
}
