import java.util.stream.IntStream;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n <= 5);
        int sum = IntStream.rangeClosed(1, n).map(i -> i * i).sum();
        assert sum == n * (n + 1) * (2 * n + 1) / 6;
    }
}
