import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        double x = Verifier.nondetDouble();
        Verifier.assume(x >= 128.0 && x < 1000.0);
        byte b = (byte) x;
        // A cast to int saturates, a cast to byte does not.
        assert b == Byte.MAX_VALUE || b < 0;
    }
}
