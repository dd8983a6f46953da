import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        char c = Verifier.nondetChar();
        Verifier.assume(!Character.isSurrogate(c));
        byte[] bytes = String.valueOf(c).getBytes();
        assert bytes.length == (c < 0x80 ? 1 : c < 0x800 ? 2 : 3);
    }
}
