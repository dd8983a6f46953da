// holds
import java.io.Serializable;
import java.util.ArrayList;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Lambdas {
    interface Marked {}

    interface Text<T> {
        String of(T value);
    }

    interface Number extends Text<Integer> {
        @Override
        String of(Integer value);
    }

    int factor = 3;

    int times(int x) {
        return factor * x;
    }

    static int next(int x) {
        return x + 1;
    }

    public static void main(String[] args) {
        int input = Verifier.nondetInt();
        Verifier.assume(input > 0 && input < 100);

        Function<Integer, Integer> boxed = Lambdas::next;
        assert boxed.andThen(x -> x * 2).apply(input) == 2 * input + 2;

        Lambdas object = new Lambdas();
        IntUnaryOperator bound = object::times;
        BiFunction<Lambdas, Integer, Integer> unbound = Lambdas::times;
        object.factor = 5;
        assert bound.applyAsInt(input) == 5 * input;
        assert unbound.apply(object, 2) == 10;

        Supplier<ArrayList<String>> constructor = ArrayList::new;
        IntFunction<int[]> array = int[]::new;
        assert constructor.get().isEmpty() && array.apply(3).length == 3;

        ToLongFunction<Integer> widened = x -> x;
        ToDoubleFunction<Integer> converted = Integer::intValue;
        assert widened.applyAsLong(input) == (long) input && converted.applyAsDouble(7) == 7.0;

        Supplier<Integer> same = nothing();
        assert same == nothing();

        Supplier<Integer> marked = (Supplier<Integer> & Marked & Serializable) () -> input;
        assert marked instanceof Marked && marked instanceof Serializable && marked.get() == input;

        Number bridged = value -> "n" + value;
        Text<Integer> raw = bridged;
        assert raw.of(4).equals("n4");
    }

    static Supplier<Integer> nothing() {
        return () -> 1;
    }
}
