import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int abs(int n) {
        return n < 0 ? -n : n;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int positive = abs(n);
        // Fails for Integer.MIN_VALUE only.
        assert positive >= 0;
    }
}
