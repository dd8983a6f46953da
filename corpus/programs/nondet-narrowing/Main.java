import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        short s = Verifier.nondetShort();
        long l = Verifier.nondetLong();
        int widened = s;
        assert (short) widened == s;
        if (l >= -128 && l < 128) {
            byte fits = (byte) l;
            assert fits == l;
        }
        char c = (char) s;
        // Fails for negative values: a char has no sign.
        assert c == s;
    }
}
