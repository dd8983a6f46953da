import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int divide(int a, int b) {
        int quotient;
        try {
            quotient = a / b;
        } catch (ArithmeticException e) {
            quotient = Integer.MAX_VALUE;
        }
        return quotient;
    }

    public static void main(String[] args) {
        int a = Verifier.nondetByte();
        int b = Verifier.nondetByte();
        int quotient = divide(a, b);
        assert b != 0 || quotient == Integer.MAX_VALUE;
        assert b == 0 || quotient <= 128;
        int[] slots = new int[5];
        int slot = (a % 5 + 5) % 5;
        slots[slot] = 1;
        assert slots[slot] == 1;
    }
}
