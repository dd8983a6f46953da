// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionWritesStatic {
    static int deepest;

    static void down(int n) {
        if (n <= 0) {
            return;
        }
        if (n == 3000) {
            deepest = 1;
        }
        down(n - 1);
    }

    public static void main(String[] arguments) {
        down(Verifier.nondetInt());
        assert deepest == 0;
    }
}
