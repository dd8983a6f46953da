import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int parity(int x) {
        x ^= x >>> 16;
        x ^= x >>> 8;
        x ^= x >>> 4;
        // The shift by two is missing.
        x ^= x >>> 1;
        return x & 1;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        assert parity(x) == (Integer.bitCount(x) & 1);
    }
}
