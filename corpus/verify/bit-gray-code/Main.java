import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetShort() & 0x7FFF;
        int gray = x ^ (x >> 1);
        int next = (x + 1) ^ ((x + 1) >> 1);
        assert Integer.bitCount(gray ^ next) == 1;
        int back = gray;
        for (int shift = 1; shift < 16; shift <<= 1) {
            back ^= back >> shift;
        }
        assert back == x;
    }
}
