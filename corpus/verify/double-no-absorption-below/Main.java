import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        double x = n;
        assert x + 1.0 != x;
        assert (int) x == n;
        assert (long) (x + 0.5) == n || n < 0;
    }
}
