import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int distance = Verifier.nondetInt();
        assert x << distance == x << (distance & 31);
        assert x >>> 32 == x;
        assert 1L << distance == 1L << (distance & 63);
        assert x >> 31 == (x < 0 ? -1 : 0);
    }
}
