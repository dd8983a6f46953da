// open
import org.sosy_lab.sv_benchmarks.Verifier;

class BoxesOfBytes {
    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        byte one = 0;
        for (int i = 0; i < n; i++) {
            one = (byte) (one == 50 ? 0 : one + 1);
        }
        Byte ours = one;
        Byte theirs = Verifier.nondetByte();
        assert n < 5 || ours != theirs;
    }
}
