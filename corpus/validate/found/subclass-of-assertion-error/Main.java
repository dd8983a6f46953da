import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static class Failed extends AssertionError {
        private static final long serialVersionUID = 1;
    }
    public static void main(String[] args) {
        if (Verifier.nondetInt() == 7) throw new Failed();
    }
}
