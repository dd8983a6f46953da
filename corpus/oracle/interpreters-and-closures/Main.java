import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

public class Main {
    interface Env {
        int get(String name);

        default Env with(String name, int value) {
            return n -> n.equals(name) ? value : get(n);
        }

        static Env empty() {
            return n -> {
                throw new IllegalArgumentException("unbound " + n);
            };
        }
    }

    interface Term extends ToIntFunction<Env> {
        static Term constant(int v) {
            return e -> v;
        }

        static Term variable(String n) {
            return e -> e.get(n);
        }

        default Term plus(Term o) {
            return e -> applyAsInt(e) + o.applyAsInt(e);
        }

        default Term times(Term o) {
            return e -> applyAsInt(e) * o.applyAsInt(e);
        }

        default Term let(String n, Term body) {
            return e -> body.applyAsInt(e.with(n, applyAsInt(e)));
        }

        static Term when(Term condition, Supplier<Term> then, Supplier<Term> otherwise) {
            return e -> (condition.applyAsInt(e) != 0 ? then : otherwise).get().applyAsInt(e);
        }
    }

    static <A, B> Function<A, B> memo(Function<A, B> f) {
        Map<A, B> known = new HashMap<>();
        return a -> {
            if (!known.containsKey(a)) {
                System.out.println("compute " + a);
                known.put(a, f.apply(a));
            }
            return known.get(a);
        };
    }

    static Supplier<Integer> generator(int seed) {
        int[] state = {seed};
        return () -> state[0] = state[0] * 5 % 23;
    }

    static <T> Function<T, T> times(int n, Function<T, T> f) {
        return n == 0 ? Function.identity() : f.andThen(times(n - 1, f));
    }

    interface Church {
        <T> Function<T, T> apply(Function<T, T> f);
    }

    public static void main(String[] args) {
        Term x = Term.variable("x");
        Term t = Term.constant(3).let("x", x.times(x).plus(Term.constant(1)).let("y", Term.variable("y").plus(x)));
        System.out.println(t.applyAsInt(Env.empty()));
        try {
            x.applyAsInt(Env.empty().with("z", 1));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Term lazy = Term.when(Term.variable("c"), () -> Term.constant(1), () -> Term.variable("missing"));
        System.out.println(lazy.applyAsInt(Env.empty().with("c", 5)));
        Function<Integer, Integer> square = memo(n -> n * n);
        System.out.println(square.apply(4) + square.apply(4) + square.apply(5));
        Supplier<Integer> g = generator(7);
        Supplier<Integer> h = generator(7);
        for (int i = 0; i < 8; i++) {
            System.out.println(g.get() + " " + (i % 2 == 0 ? h.get() : -1));
        }
        System.out.println(Main.<Integer>times(5, n -> n * 2).apply(3));
        Church three = new Church() {
            @Override
            public <T> Function<T, T> apply(Function<T, T> f) {
                return f.andThen(f).andThen(f);
            }
        };
        System.out.println(three.<Integer>apply(n -> n + 2).apply(0) + " " + three.<String>apply(s -> s + "!").apply("hey"));
        List<Runnable> later = new ArrayList<>();
        for (String s : List.of("a", "b", "c")) {
            later.add(() -> System.out.println("later " + s));
        }
        Collections.reverse(later);
        later.forEach(Runnable::run);
        BiFunction<Integer, Integer, Integer> gcd = new BiFunction<>() {
            @Override
            public Integer apply(Integer a, Integer b) {
                return b == 0 ? a : this.apply(b, a % b);
            }
        };
        System.out.println(gcd.apply(48, 36) + " " + gcd.andThen(n -> n * n).apply(10, 4));
    }
}
