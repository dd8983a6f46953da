import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    private final int base;

    Main(int base) {
        this.base = base;
    }

    int plus(int x) {
        return base + x;
    }

    static int negate(int x) {
        return -x;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        Function<Integer, Main> make = Main::new;
        Main made = make.apply(x);
        IntUnaryOperator bound = made::plus;
        BiFunction<Main, Integer, Integer> unbound = Main::plus;
        IntUnaryOperator negate = Main::negate;
        assert bound.applyAsInt(1) == x + 1;
        assert unbound.apply(made, 2) == x + 2;
        assert negate.applyAsInt(negate.applyAsInt(x)) == x;
        Supplier<int[]> array = () -> new int[] {x};
        assert array.get()[0] == x;
    }
}
