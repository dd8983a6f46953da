import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

public class Main {
    static class Node<T extends Comparable<T>> {
        final T value;
        Node<T> left;
        Node<T> right;

        Node(T value) {
            this.value = value;
        }

        void insert(T other) {
            if (other.compareTo(value) < 0) {
                if (left == null) {
                    left = new Node<>(other);
                } else {
                    left.insert(other);
                }
            } else if (right == null) {
                right = new Node<>(other);
            } else {
                right.insert(other);
            }
        }

        void walk(Consumer<? super T> visit) {
            if (left != null) {
                left.walk(visit);
            }
            visit.accept(value);
            if (right != null) {
                right.walk(visit);
            }
        }
    }

    static <T extends Comparable<? super T>> T max(List<? extends T> list) {
        T best = list.get(0);
        for (T t : list) {
            if (t.compareTo(best) > 0) {
                best = t;
            }
        }
        return best;
    }

    static double sum(Collection<? extends Number> numbers) {
        double sum = 0;
        for (Number n : numbers) {
            sum += n.doubleValue();
        }
        return sum;
    }

    static void fill(List<? super Integer> list) {
        for (int i = 0; i < 3; i++) {
            list.add(i);
        }
    }

    @SafeVarargs
    static <T> List<T> listOf(T... items) {
        return new ArrayList<>(Arrays.asList(items));
    }

    static <A, B, C> Function<A, C> compose(Function<A, B> f, Function<B, C> g) {
        return a -> g.apply(f.apply(a));
    }

    public static void main(String[] args) {
        Node<String> words = new Node<>("m");
        for (String s : "q c z a d p".split(" ")) {
            words.insert(s);
        }
        words.walk(Main::show);
        Node<Integer> numbers = new Node<>(5);
        for (int i = 0; i < 10; i++) {
            numbers.insert(i * 7 % 11);
        }
        StringBuilder out = new StringBuilder();
        numbers.walk(n -> out.append(n).append(' '));
        System.out.println(out);
        System.out.println(max(listOf(3, 9, 2)) + " " + max(listOf("x", "yy", "abc")));
        System.out.println(sum(listOf(1, 2.5, 3L)) + " " + sum(new ArrayList<Integer>()));
        List<Object> objects = listOf("first");
        fill(objects);
        System.out.println(objects);
        System.out.println(compose((String s) -> s.length(), n -> n * n).apply("four"));
        System.out.println(Main.<Integer>listOf().size());
        List raw = listOf(1, "two");
        System.out.println(raw);
    }

    static void show(Object o) {
        System.out.println("<" + o + ">");
    }
}
