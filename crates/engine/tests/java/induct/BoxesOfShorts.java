// open
import org.sosy_lab.sv_benchmarks.Verifier;

class BoxesOfShorts {
    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        short one = 0;
        for (int i = 0; i < n; i++) {
            one = (short) (one == 50 ? 0 : one + 1);
        }
        Short ours = one;
        Short theirs = Verifier.nondetShort();
        assert n < 5 || ours != theirs;
    }
}
