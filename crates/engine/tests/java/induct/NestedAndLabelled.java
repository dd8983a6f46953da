// holds
import org.sosy_lab.sv_benchmarks.Verifier;

class NestedAndLabelled {
    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        int total = 0;
        outer:
        for (int i = 0; i < n; i++) {
            for (int k = 0; k < n; k++) {
                if (Verifier.nondetBoolean()) {
                    continue outer;
                }
                if (Verifier.nondetBoolean()) {
                    break outer;
                }
                assert k >= 0 && k < n && i < n;
            }
        }
        assert total == 0;
    }
}
