import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int sum = 10 * Verifier.nondetInt() + Verifier.nondetInt();
        assert sum != 42 || Verifier.nondetBoolean();
    }
}
