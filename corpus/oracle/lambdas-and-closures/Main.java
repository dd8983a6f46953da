import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

public class Main {
    private int field = 1;

    Supplier<Integer> counter() {
        return () -> field++;
    }

    static IntUnaryOperator adder(int n) {
        return x -> x + n;
    }

    static <T> Predicate<T> not(Predicate<T> p) {
        return t -> !p.test(t);
    }

    static int applyAll(int x, IntUnaryOperator... fs) {
        for (IntUnaryOperator f : fs) {
            x = f.applyAsInt(x);
        }
        return x;
    }

    interface TriFunction<A, B, C, R> {
        R apply(A a, B b, C c);

        default <V> TriFunction<A, B, C, V> andThen(Function<? super R, ? extends V> after) {
            return (a, b, c) -> after.apply(apply(a, b, c));
        }
    }

    public static void main(String[] args) {
        Main m = new Main();
        Supplier<Integer> c = m.counter();
        System.out.println(c.get() + " " + c.get() + " " + m.field);
        System.out.println(applyAll(5, adder(3), x -> x * x, adder(-4), Math::abs, Integer::reverse, IntUnaryOperator.identity()));
        List<Supplier<String>> suppliers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int k = i;
            suppliers.add(() -> "s" + k * k);
        }
        for (Supplier<String> s : suppliers) {
            System.out.println(s.get());
        }
        Predicate<String> isShort = s -> s.length() < 3;
        System.out.println(isShort.test("ab") + " " + not(isShort).test("ab") + " " + isShort.and(s -> s.startsWith("a")).test("ab") + " " + isShort.or(s -> true).negate().test("zzz"));
        TriFunction<Integer, Long, Double, Double> f = (a, b, d) -> a + b * d;
        System.out.println(f.apply(1, 2L, 3.5) + " " + f.andThen(r -> "r=" + r).apply(1, 1L, 1.0));
        Function<Integer, Function<Integer, Integer>> curried = a -> b -> a * 10 + b;
        System.out.println(curried.apply(4).apply(2));
        BiFunction<String, Integer, String> repeat = String::repeat;
        System.out.println(repeat.andThen(String::length).apply("abc", 3));
        Runnable r = () -> {
            int local = 5;
            Runnable inner = () -> System.out.println("inner " + local);
            inner.run();
        };
        r.run();
        IntFunction<int[]> makeArray = int[]::new;
        System.out.println(makeArray.apply(7).length);
        Function<String, Integer> parse = Integer::parseInt;
        System.out.println(parse.compose((Object o) -> o + "0").apply(12));
        Comparator<String> byLength = Comparator.comparingInt(String::length);
        System.out.println(byLength.compare("aa", "b") + " " + byLength.reversed().compare("aa", "b"));
        BinaryOperator<Integer> max = BinaryOperator.maxBy(Comparator.naturalOrder());
        System.out.println(max.apply(3, 9));
        Consumer<List<Integer>> add = l -> l.add(1);
        List<Integer> target = new ArrayList<>();
        add.andThen(l -> l.add(2)).accept(target);
        System.out.println(target);
        UnaryOperator<String> up = String::toUpperCase;
        System.out.println(up.apply("up") + Function.<String>identity().apply("id"));
        java.util.concurrent.Callable<Long> fib = () -> fib(20);
        try {
            System.out.println(fib.call());
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    static long fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }
}
