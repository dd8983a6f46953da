import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int times(int a, int b) {
        if (b == 0) {
            return 0;
        }
        return b < 0 ? -times(a, -b) : a + times(a, b - 1);
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        if (b < 0) {
            return;
        }
        assert times(a, b) == a * b;
    }
}
