// holds
import org.sosy_lab.sv_benchmarks.Verifier;

class RecursionMultiplies {
    static int multiply(int a, int b) {
        if (b == 0) {
            return 0;
        }
        return a + multiply(a, b - 1);
    }

    public static void main(String[] arguments) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        if (b < 0) {
            return;
        }
        assert multiply(a, b) == a * b;
    }
}
