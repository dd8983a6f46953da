import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int power(int base, int exponent, int modulus) {
        int result = 1;
        base %= modulus;
        while (exponent > 0) {
            if ((exponent & 1) == 1) {
                result = result * base % modulus;
            }
            base = base * base % modulus;
            exponent >>= 1;
        }
        return result;
    }

    public static void main(String[] args) {
        int base = Verifier.nondetInt();
        Verifier.assume(base >= 1 && base <= 12);
        // Fermat's little theorem.
        assert power(base, 12, 13) == 1;
    }
}
