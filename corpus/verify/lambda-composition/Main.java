import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        IntUnaryOperator add = x -> x + a;
        IntUnaryOperator subtract = x -> x - a;
        IntBinaryOperator xor = (x, y) -> x ^ y;
        assert add.andThen(subtract).applyAsInt(b) == b;
        assert xor.applyAsInt(xor.applyAsInt(a, b), b) == a;
        Function<Integer, Integer> twice = x -> 2 * x;
        assert twice.compose(add::applyAsInt).apply(b) == 2 * (a + b);
    }
}
