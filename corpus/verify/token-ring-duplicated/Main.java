import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        boolean[] hasToken = {true, false, false, false};
        for (int i = 0; i < 6; i++) {
            int from = Verifier.nondetInt();
            Verifier.assume(from >= 0 && from < 4);
            if (hasToken[from]) {
                hasToken[(from + 1) % 4] = true;
                // Station three keeps its token.
                hasToken[from] = from == 3;
            }
        }
        int tokens = 0;
        for (boolean token : hasToken) {
            tokens += token ? 1 : 0;
        }
        assert tokens == 1;
    }
}
