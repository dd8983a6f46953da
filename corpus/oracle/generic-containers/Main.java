import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;

public class Main {
    static class Stack<E> implements Iterable<E> {
        private Object[] items = new Object[2];
        private int size;

        void push(E item) {
            if (size == items.length) {
                items = Arrays.copyOf(items, size * 2);
            }
            items[size++] = item;
        }

        @SuppressWarnings("unchecked")
        E pop() {
            if (size == 0) {
                throw new IllegalStateException("empty");
            }
            E item = (E) items[--size];
            items[size] = null;
            return item;
        }

        @Override
        public Iterator<E> iterator() {
            return new Iterator<E>() {
                private int at = size;

                @Override
                public boolean hasNext() {
                    return at > 0;
                }

                @Override
                @SuppressWarnings("unchecked")
                public E next() {
                    return (E) items[--at];
                }
            };
        }
    }

    static class Pair<A, B> {
        final A a;
        final B b;

        private Pair(A a, B b) {
            this.a = a;
            this.b = b;
        }

        static <X, Y> Pair<X, Y> of(X x, Y y) {
            return new Pair<>(x, y);
        }

        <C> Pair<A, C> with(C c) {
            return of(a, c);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Pair<?, ?> p && Objects.equals(a, p.a) && Objects.equals(b, p.b);
        }

        @Override
        public int hashCode() {
            return Objects.hash(a, b);
        }

        @Override
        public String toString() {
            return "(" + a + ", " + b + ")";
        }
    }

    public static void main(String[] args) {
        Stack<Integer> stack = new Stack<>();
        for (int i = 0; i < 9; i++) {
            stack.push(i * i);
        }
        int sum = 0;
        for (int x : stack) {
            System.out.println(x);
            sum += x;
        }
        System.out.println(sum);
        while (stack.size > 6) {
            System.out.println("pop " + stack.pop());
        }
        try {
            new Stack<String>().pop();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Pair<String, Integer> p = Pair.of("a", 1);
        System.out.println(p + " " + p.with(2.5) + " " + p.equals(Pair.of("a", 1)) + " " + p.hashCode() + " " + p.equals(p.with(2)));
        Map<Pair<Integer, Integer>, String> grid = new HashMap<>();
        for (int i = 0; i < 4; i++) {
            grid.put(Pair.of(i, i * i), "cell" + i);
        }
        System.out.println(grid.get(Pair.of(2, 4)) + " " + grid.get(Pair.of(2, 5)) + " " + grid.size());
    }
}
