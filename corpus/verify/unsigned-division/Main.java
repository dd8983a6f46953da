import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int unsigned = Integer.divideUnsigned(a, 16);
        assert unsigned == a >>> 4;
        assert Integer.remainderUnsigned(a, 16) == (a & 15);
        assert Integer.toUnsignedLong(a) == (a & 0xFFFFFFFFL);
    }
}
