import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        short a = Verifier.nondetShort();
        short b = Verifier.nondetShort();
        Verifier.assume(a > 0 && b > 0);
        short product = (short) (a * b);
        assert product == a * b || a > 181 || b > 182;
    }
}
