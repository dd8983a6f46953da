import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        float x = Verifier.nondetFloat();
        assert (x == x) != Float.isNaN(x);
        assert Float.isNaN(x) || x <= Float.POSITIVE_INFINITY;
        assert !(x < Float.NEGATIVE_INFINITY);
    }
}
