import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Main {
    public static void main(String[] args) throws Exception {
        Optional<String> some = Optional.of("value");
        Optional<String> none = Optional.empty();
        System.out.println(some.map(String::length) + " " + none.map(String::length) + some.filter(String::isEmpty) + none.orElse("else") + none.or(() -> some).get());
        some.ifPresentOrElse(System.out::println, () -> System.out.println("absent"));
        try {
            none.orElseThrow();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        Function<Integer, Integer> twice = x -> x * 2;
        System.out.println(twice.andThen(x -> x + 1).compose((Integer x) -> x - 1).apply(5) + " " + Function.<String>identity().apply("id"));
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        Predicate<String> empty = String::isEmpty;
        System.out.println(add.andThen(Integer::toHexString).apply(10, 5) + empty.negate().and(text -> text.length() < 3).test("ab") + Predicate.not(empty).or(empty).test(""));
        Supplier<List<String>> maker = ArrayList::new;
        List<String> made = maker.get();
        Consumer<String> adder = made::add;
        adder.andThen(x -> made.add(x + x)).accept("q");
        System.out.println(made + " " + UnaryOperator.<Integer>identity().apply(3) + BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(4, 2));
        System.out.println(OptionalInt.of(3).getAsInt() + " " + OptionalDouble.empty() + Optional.ofNullable(null).isPresent() + Objects.requireNonNullElse(null, "other") + Objects.hash(1, "a"));
    }
}
