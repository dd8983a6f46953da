import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

public class Main {
    static class Outer<T> {
        private final T value;

        Outer(T value) {
            this.value = value;
        }

        class Inner<U> {
            private final U other;

            Inner(U other) {
                this.other = other;
            }

            String both() {
                return value + "/" + other;
            }
        }

        static class Holder<K extends Comparable<K>, V> {
            private final TreeMap<K, List<V>> map = new TreeMap<>();

            Holder<K, V> put(K k, V v) {
                map.computeIfAbsent(k, x -> new ArrayList<>()).add(v);
                return this;
            }

            <R> List<R> flatten(BiFunction<? super K, ? super V, ? extends R> f) {
                List<R> out = new ArrayList<>();
                map.forEach((k, vs) -> vs.forEach(v -> out.add(f.apply(k, v))));
                return out;
            }
        }

        <S> Outer<S> map(Function<? super T, ? extends S> f) {
            return new Outer<>(f.apply(value));
        }
    }

    static abstract class Shape<S extends Shape<S>> {
        int size = 1;

        abstract S self();

        S grow(int by) {
            size += by;
            return self();
        }
    }

    static class Box extends Shape<Box> {
        String label = "";

        @Override
        Box self() {
            return this;
        }

        Box label(String l) {
            label = l;
            return this;
        }
    }

    static class Lazy<T> implements Supplier<T> {
        private Supplier<? extends T> source;
        private T value;

        Lazy(Supplier<? extends T> source) {
            this.source = source;
        }

        @Override
        public T get() {
            if (source != null) {
                value = source.get();
                source = null;
            }
            return value;
        }
    }

    static class Event<T> {
        static int total;
        final int number = ++total;
        final T payload;

        Event(T payload) {
            this.payload = payload;
        }
    }

    public static void main(String[] args) {
        Outer<String> outer = new Outer<>("v");
        Outer<String>.Inner<Integer> inner = outer.new Inner<>(5);
        System.out.println(inner.both() + " " + outer.map(String::length).map(x -> x * 2.5).value);
        Outer.Holder<String, Integer> holder = new Outer.Holder<>();
        holder.put("b", 1).put("a", 2).put("b", 3);
        System.out.println(holder.flatten((k, v) -> k + v) + " " + holder.map);
        Box box = new Box().grow(2).label("box").grow(3);
        System.out.println(box.size + box.label);
        int[] calls = {0};
        Lazy<String> lazy = new Lazy<>(() -> "computed " + ++calls[0]);
        System.out.println(lazy.get() + " " + lazy.get() + " " + calls[0]);
        System.out.println(new Event<>("a").number + " " + new Event<>(1).number + " " + Event.total + " " + new Event<>(List.of(1)).payload);
        List<? super Integer> sink = new ArrayList<>(List.of("s"));
        sink.add(1);
        System.out.println(sink);
        Map<String, Map<Integer, List<Character>>> deep = new TreeMap<>();
        for (String w : List.of("one", "two", "three")) {
            for (int i = 0; i < w.length(); i++) {
                deep.computeIfAbsent(w, k -> new TreeMap<>()).computeIfAbsent(i % 2, k -> new ArrayList<>()).add(w.charAt(i));
            }
        }
        System.out.println(deep);
        Function<Integer, Function<Integer, Function<Integer, Integer>>> add3 = a -> b -> c -> a + b + c;
        System.out.println(add3.apply(1).apply(2).apply(3));
        Optional<Optional<String>> twice = Optional.of(Optional.empty());
        System.out.println(twice + " " + twice.get().isPresent());
    }
}
