import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int depth = 0;
        int opened = 0;
        int closed = 0;
        boolean isBalanced = true;
        for (int i = 0; i < 8; i++) {
            char c = Verifier.nondetChar();
            if (c == '(') {
                depth++;
                opened++;
            } else if (c == ')') {
                depth--;
                closed++;
                isBalanced &= depth >= 0;
            }
        }
        isBalanced &= depth == 0;
        assert !isBalanced || opened == closed;
        assert opened - closed == depth;
    }
}
