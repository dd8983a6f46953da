// holds
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionDivisor {
    static int divisor(int a, int b) {
        if (a <= 0 || b <= 0) {
            return 0;
        }
        if (a == b) {
            return a;
        }
        return a > b ? divisor(a - b, b) : divisor(a, b - a);
    }

    public static void main(String[] arguments) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        if (a <= 0 || b <= 0) {
            return;
        }
        int divisor = divisor(a, b);
        assert divisor >= 1 && divisor <= a && divisor <= b;
    }
}
