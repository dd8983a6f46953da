import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        byte b = Verifier.nondetByte();
        int unsigned = b & 0xFF;
        assert unsigned >= 0 && unsigned <= 255;
        assert (byte) unsigned == b;
        assert unsigned == Byte.toUnsignedInt(b);
        assert b >= 0 ? unsigned == b : unsigned == b + 256;
    }
}
