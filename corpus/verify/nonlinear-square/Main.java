import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetShort();
        assert x * x >= 0;
        assert (x * x) % 4 == 0 || (x * x) % 4 == 1;
        assert (x + 1) * (x + 1) == x * x + 2 * x + 1;
    }
}
