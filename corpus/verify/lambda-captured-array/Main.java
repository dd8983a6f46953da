import java.util.function.IntUnaryOperator;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] calls = {0};
        IntUnaryOperator counted = x -> {
            calls[0]++;
            return x / 2;
        };
        int x = Verifier.nondetInt();
        Verifier.assume(x >= 0 && x < 1024);
        while (x > 0) {
            x = counted.applyAsInt(x);
        }
        assert calls[0] < 10;
    }
}
