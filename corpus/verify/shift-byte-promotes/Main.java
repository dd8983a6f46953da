import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        byte b = Verifier.nondetByte();
        byte shifted = (byte) (b >>> 1);
        assert shifted >= 0;
    }
}
