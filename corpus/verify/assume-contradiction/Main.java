import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int y = Verifier.nondetInt();
        if (Verifier.nondetBoolean()) {
            Verifier.assume(x > y);
            Verifier.assume(y > x);
            assert false;
        }
        assert x == y || x != y;
    }
}
