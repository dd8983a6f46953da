import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;

public class Main {
    static <T extends Comparable<? super T>> T maximum(List<? extends T> list) {
        T best = list.get(0);
        for (T element : list) {
            best = element.compareTo(best) > 0 ? element : best;
        }
        return best;
    }

    static <A, B, C> Function<A, C> then(Function<A, B> first, Function<? super B, ? extends C> second) {
        return a -> second.apply(first.apply(a));
    }

    static <T> T fold(Iterable<T> items, T start, BinaryOperator<T> operator) {
        T result = start;
        for (T item : items) {
            result = operator.apply(result, item);
        }
        return result;
    }

    static <T> List<List<T>> permutations(List<T> items) {
        if (items.isEmpty()) {
            return List.of(List.of());
        }
        List<List<T>> all = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            List<T> rest = new ArrayList<>(items);
            T head = rest.remove(i);
            for (List<T> tail : permutations(rest)) {
                List<T> one = new ArrayList<>(List.of(head));
                one.addAll(tail);
                all.add(one);
            }
        }
        return all;
    }

    @SafeVarargs
    static <T> void swapEnds(T... items) {
        T first = items[0];
        items[0] = items[items.length - 1];
        items[items.length - 1] = first;
    }

    public static void main(String[] args) {
        System.out.println(maximum(List.of(3, 9, 2)) + " " + maximum(List.of("pear", "apple", "zebra")));
        System.out.println(then((String s) -> s.length(), n -> n * 1.5).apply("four") + " " + fold(List.of(1, 2, 3, 4), 0, (a, b) -> a * 2 + b));
        System.out.println(permutations(List.of('a', 'b', 'c')));
        Integer[] boxes = {1, 2, 3};
        swapEnds(boxes);
        System.out.println(Arrays.toString(boxes));
        Predicate<String> isLong = s -> s.length() > 3;
        System.out.println(isLong.and(s -> s.contains("a")).or(String::isEmpty).negate().test("bear") + " " + isLong.test(""));
        List<String> words = new ArrayList<>(List.of("delta", "Alpha", "charlie", "bravo"));
        words.sort(String.CASE_INSENSITIVE_ORDER);
        System.out.println(words + " " + Collections.binarySearch(words, "charlie", String.CASE_INSENSITIVE_ORDER));
        words.sort(Comparator.comparingInt(String::length).thenComparing(Comparator.reverseOrder()));
        System.out.println(words + " " + Collections.max(words, Comparator.comparing(s -> s.charAt(1))));
        Collections.rotate(words, 1);
        Collections.swap(words, 0, 3);
        System.out.println(words + " " + Collections.frequency(words, "delta") + " " + Collections.nCopies(3, "x") + " " + Collections.disjoint(words, List.of("bravo")));
        Function<Integer, Function<Integer, Integer>> add = x -> y -> x + y;
        System.out.println(add.apply(3).apply(4) + " " + Function.<Integer>identity().compose(add.apply(1)).andThen(i -> i * i).apply(6));
    }
}
