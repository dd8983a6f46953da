import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n <= 6);
        int sum = 0;
        int i = 1;
        while (i <= n) {
            sum += i;
            i++;
        }
        assert i == n + 1;
        assert sum == n * (n + 1) / 2;
    }
}
