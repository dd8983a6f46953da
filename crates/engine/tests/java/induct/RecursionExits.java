// open
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionExits {
    static boolean isOver;

    static void down(int n) {
        if (n == 1400) {
            assert !isOver;
        }
        isOver = n == 1401;
        if (n > 0) {
            down(n - 1);
        }
    }

    public static void main(String[] arguments) {
        down(Verifier.nondetInt());
    }
}
