import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        long bits = Verifier.nondetLong();
        double x = Double.longBitsToDouble(bits);
        if (!Double.isNaN(x)) {
            assert Double.doubleToLongBits(x) == bits;
            assert (x < 0) == (bits < 0 && bits != Long.MIN_VALUE);
        } else {
            assert Double.doubleToLongBits(x) == 0x7ff8000000000000L;
        }
    }
}
