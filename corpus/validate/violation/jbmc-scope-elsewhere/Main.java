import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static boolean isOdd(int n) {
        return n % 2 == 1;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        boolean odd = isOdd(n);
        boolean lowestBit = (n & 1) != 0;
        // Negative odd numbers have the remainder -1.
        assert odd == lowestBit;
    }
}
