import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int hash(char a, char b) {
        return 31 * a + b;
    }

    public static void main(String[] args) {
        char a = Verifier.nondetChar();
        char b = Verifier.nondetChar();
        Verifier.assume(a >= 'A' && a <= 'z' && b >= 'A' && b <= 'z');
        assert a == 'A' && b == 'a' || hash(a, b) != hash('A', 'a');
    }
}
