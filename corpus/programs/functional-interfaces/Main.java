import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

public class Main {
    private final int seed;

    Main() {
        this(40);
    }

    Main(int seed) {
        this.seed = seed;
    }

    int shifted(int by) {
        return seed + by;
    }

    static int larger(int a, int b) {
        return a > b ? a : b;
    }

    public static void main(String[] args) {
        IntBinaryOperator larger = Main::larger;
        Supplier<Main> maker = Main::new;
        Main made = maker.get();
        IntUnaryOperator bound = made::shifted;
        Function<String, Integer> length = String::length;
        int max = larger.applyAsInt(3, 8);
        int moved = bound.applyAsInt(2);
        int chained = bound.andThen(x -> x * 2).applyAsInt(10);
        int letters = length.apply("four");
        assert max == 8 && moved == 42;
        assert chained == 100;
        assert letters == 4;
    }
}
