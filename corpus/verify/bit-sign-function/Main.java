import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int sign = (x >> 31) | (-x >>> 31);
        assert sign == Integer.signum(x);
        int mask = x >> 31;
        assert ((x ^ mask) - mask) == Math.abs(x);
    }
}
