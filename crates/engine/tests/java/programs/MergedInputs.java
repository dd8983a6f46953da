// violated 13
import org.sosy_lab.sv_benchmarks.Verifier;

public class MergedInputs {
    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            if (Verifier.nondetBoolean()) {
                sum += Verifier.nondetByte();
            }
        }
        int last = Verifier.nondetInt();
        assert sum != 381 || last != 7;
    }
}
