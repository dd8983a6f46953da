import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        byte header = Verifier.nondetByte();
        int[] payload = new int[header];
        assert payload.length <= 127;
    }
}
