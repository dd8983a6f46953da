import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        boolean a = Verifier.nondetBoolean();
        boolean b = Verifier.nondetBoolean();
        boolean c = Verifier.nondetBoolean();
        assert !(a && b) == (!a || !b);
        assert (a ^ b ^ c) == (a ^ (b ^ c));
        assert (a ? b : c) == (a & b | !a & c);
        assert (a || b && c) == ((a || b) && (a || c));
    }
}
