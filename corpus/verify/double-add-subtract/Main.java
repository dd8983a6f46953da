import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        double y = Verifier.nondetDouble();
        Verifier.assume(x > -1e6 && x < 1e6);
        Verifier.assume(y > -1e6 && y < 1e6);
        assert (x + y) - y == x;
    }
}
