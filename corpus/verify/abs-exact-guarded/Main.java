import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        try {
            int y = Math.absExact(x);
            assert y >= 0;
        } catch (ArithmeticException e) {
            assert x == Integer.MIN_VALUE;
        }
    }
}
