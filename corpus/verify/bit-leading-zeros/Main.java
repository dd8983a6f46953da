import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int zeros = Integer.numberOfLeadingZeros(x);
        assert zeros >= 0 && zeros <= 32;
        assert (zeros == 32) == (x == 0);
        assert zeros == 32 || (x << zeros) < 0;
        assert Integer.highestOneBit(x) == (x == 0 ? 0 : 1 << (31 - zeros));
    }
}
