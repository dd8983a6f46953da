import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        char c = Verifier.nondetChar();
        // Right for letters only.
        char upper = (char) (c & ~0x20);
        assert Character.isLetter(c) || upper == c || c > 127;
    }
}
