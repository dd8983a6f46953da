import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        int n = (int) x;
        if (x >= 2147483647.0) {
            assert n == Integer.MAX_VALUE;
        } else if (x <= -2147483648.0) {
            assert n == Integer.MIN_VALUE;
        } else if (x != x) {
            assert n == 0;
        } else {
            assert n <= x || x < 0;
            assert n >= x || x > 0;
        }
    }
}
