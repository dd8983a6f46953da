// holds
import org.sosy_lab.sv_benchmarks.Verifier;

class CountsUp {
    public static void main(String[] arguments) {
        int n = Verifier.nondetInt();
        int i = 0;
        while (i < n) {
            i++;
        }
        assert n < 0 || i == n;
    }
}
