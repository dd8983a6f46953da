import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        char c = Verifier.nondetChar();
        int i = c;
        assert i >= 0 && i <= 65535;
        assert (char) (c + 65536) == c;
        assert (short) c == (c < 32768 ? c : c - 65536);
        char next = c;
        next++;
        assert next == c + 1 || next == 0;
    }
}
