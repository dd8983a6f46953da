import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int half(int n) {
        return n < 2 ? 0 : 1 + half(n - 2);
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        while (n > 0) {
            int half = half(n);
            assert half >= 0 && half <= n;
            n--;
        }
    }
}
