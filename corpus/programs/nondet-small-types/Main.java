import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        byte b = Verifier.nondetByte();
        short s = Verifier.nondetShort();
        int sum = b + s;
        byte back = (byte) sum;
        byte negated = (byte) -b;
        int unsigned = b & 0xFF;
        assert sum >= -32896 && sum <= 32894;
        assert (byte) (back - (byte) s) == b;
        assert unsigned >= 0 && unsigned < 256 && (byte) unsigned == b;
        assert negated == -b || b == Byte.MIN_VALUE;
    }
}
