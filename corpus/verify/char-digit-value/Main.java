import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        char c = Verifier.nondetChar();
        Verifier.assume(c < 128);
        int digit = Character.digit(c, 16);
        if (c >= '0' && c <= '9') {
            assert digit == c - '0';
        } else if (c >= 'a' && c <= 'f') {
            assert digit == c - 'a' + 10;
        } else if (c >= 'A' && c <= 'F') {
            assert digit == c - 'A' + 10;
        } else {
            assert digit == -1;
        }
    }
}
