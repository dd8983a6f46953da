import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int count(int x) {
        int n = 0;
        while (x != 0) {
            x &= x - 1;
            n++;
        }
        return n;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt() & 0xFFF;
        assert count(x) == Integer.bitCount(x);
    }
}
