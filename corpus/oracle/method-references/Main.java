import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class Main {
    final String name;

    Main() {
        this("default");
    }

    Main(String name) {
        this.name = name;
    }

    String greet(String other) {
        return name + " greets " + other;
    }

    static String twice(Object o) {
        return o + "" + o;
    }

    String hook() {
        return "base hook";
    }

    static class Sub extends Main {
        @Override
        String hook() {
            Supplier<String> parent = super::hook;
            Supplier<String> own = this::own;
            return parent.get() + " + " + own.get();
        }

        private String own() {
            return "own";
        }
    }

    static int sum(int... xs) {
        return IntStream.of(xs).sum();
    }

    public static void main(String[] args) {
        Supplier<Main> none = Main::new;
        Function<String, Main> one = Main::new;
        System.out.println(none.get().name + " " + one.apply("given").name);
        Main m = new Main("bound");
        Function<String, String> bound = m::greet;
        m = new Main("changed");
        System.out.println(bound.apply("x"));
        BiFunction<Main, String, String> unbound = Main::greet;
        System.out.println(unbound.apply(m, "y"));
        Function<Integer, String> widened = Main::twice;
        System.out.println(widened.apply(4));
        System.out.println(new Sub().hook());
        IntBinaryOperator varargs = Main::sum;
        System.out.println(varargs.applyAsInt(3, 4));
        Function<Integer, List<String>> lists = ArrayList::new;
        System.out.println(lists.apply(10));
        Function<Integer, String[]> arrays = String[]::new;
        System.out.println(arrays.apply(3).length);
        ToIntFunction<String> length = String::length;
        System.out.println(length.applyAsInt("four"));
        Function<Object, String> text = Object::toString;
        System.out.println(text.apply(12.5));
        Supplier<Integer> boxedHash = Integer.valueOf(77)::hashCode;
        System.out.println(boxedHash.get());
        Consumer<String> print = System.out::println;
        print.accept("printed");
        Stream.of("b", "a", "c").sorted(String::compareTo).forEach(System.out::println);
        int[] data = {1, 2};
        Supplier<int[]> clone = data::clone;
        System.out.println(clone.get() == data);
        try {
            String nothing = null;
            Supplier<Integer> bad = nothing::length;
            System.out.println(bad);
        } catch (NullPointerException e) {
            System.out.println("NPE at creation");
        }
        Comparator<Integer> c = Integer::compare;
        System.out.println(c.compare(1, 2) + " " + c.thenComparing(Comparator.reverseOrder()).compare(2, 2));
        LongBinaryOperator max = Math::max;
        System.out.println(max.applyAsLong(1L << 40, 5));
        ToDoubleFunction<Integer> widen = Integer::doubleValue;
        System.out.println(widen.applyAsDouble(3));
        Predicate<String> empty = String::isEmpty;
        System.out.println(empty.negate().test(""));
    }
}
