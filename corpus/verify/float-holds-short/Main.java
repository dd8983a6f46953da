import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        short n = Verifier.nondetShort();
        float f = n;
        assert (short) f == n;
        assert f * 2 == n * 2;
        assert (int) (f / 2) == n / 2;
    }
}
