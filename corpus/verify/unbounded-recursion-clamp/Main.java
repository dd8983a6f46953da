import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int clamp(int n) {
        return n > 100 ? clamp(n - 1) : n < -100 ? clamp(n + 1) : n;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int clamped = clamp(n);
        assert -100 <= clamped && clamped <= 100;
        assert n < -100 || n > 100 || clamped == n;
    }
}
