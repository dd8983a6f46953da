import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0 || n > 5) {
            return;
        }
        int i = 0;
        int sum = 0;
        while (i < n) {
            i++;
            sum += 2;
        }
        assert sum == 2 * n;
    }
}
