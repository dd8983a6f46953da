import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int add(int a, int b) {
        int sum = a + b;
        if (((a ^ sum) & (b ^ sum)) < 0) {
            return a < 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        }
        return sum;
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        long exact = (long) a + b;
        long clamped = Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, exact));
        assert add(a, b) == clamped;
    }
}
