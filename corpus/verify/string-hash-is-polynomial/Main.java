import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        char a = Verifier.nondetChar();
        char b = Verifier.nondetChar();
        String text = "" + a + b;
        assert text.hashCode() == 31 * a + b;
        assert text.length() == 2;
    }
}
