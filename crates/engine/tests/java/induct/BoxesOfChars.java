// open
import org.sosy_lab.sv_benchmarks.Verifier;

class BoxesOfChars {
    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        char one = 'a';
        for (int i = 0; i < n; i++) {
            one = (char) (one == 'z' ? 'a' : one + 1);
        }
        Character ours = one;
        Character theirs = Verifier.nondetChar();
        assert n < 5 || ours != theirs;
    }
}
