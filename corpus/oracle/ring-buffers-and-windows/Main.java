import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;

public class Main {
    static final class Ring<T> implements Iterable<T> {
        private final Object[] slots;
        private int head;
        private int size;

        Ring(int capacity) {
            slots = new Object[capacity];
        }

        boolean offer(T item) {
            boolean isFull = size == slots.length;
            slots[(head + size) % slots.length] = item;
            if (isFull) {
                head = (head + 1) % slots.length;
            } else {
                size++;
            }
            return !isFull;
        }

        @SuppressWarnings("unchecked")
        T poll() {
            if (size == 0) {
                throw new NoSuchElementException("empty");
            }
            T item = (T) slots[head];
            slots[head] = null;
            head = (head + 1) % slots.length;
            size--;
            return item;
        }

        @Override
        public Iterator<T> iterator() {
            return new Iterator<>() {
                private int index;

                @Override
                public boolean hasNext() {
                    return index < size;
                }

                @Override
                @SuppressWarnings("unchecked")
                public T next() {
                    return (T) slots[(head + index++) % slots.length];
                }
            };
        }
    }

    static int[] maxima(int[] values, int width) {
        Deque<Integer> candidates = new ArrayDeque<>();
        int[] result = new int[values.length - width + 1];
        for (int i = 0; i < values.length; i++) {
            while (!candidates.isEmpty() && values[candidates.peekLast()] <= values[i]) {
                candidates.pollLast();
            }
            candidates.addLast(i);
            if (candidates.peekFirst() <= i - width) {
                candidates.pollFirst();
            }
            if (i >= width - 1) {
                result[i - width + 1] = values[candidates.peekFirst()];
            }
        }
        return result;
    }

    public static void main(String[] args) {
        Ring<String> ring = new Ring<>(3);
        for (String word : "a b c d e".split(" ")) {
            System.out.print(ring.offer(word) + " ");
        }
        System.out.println(String.join("", ring) + " " + ring.poll() + ring.poll() + " " + ring.size);
        ring.offer("f");
        for (String word : ring) {
            System.out.print(word);
        }
        System.out.println(" " + Arrays.toString(ring.slots));
        try {
            new Ring<Integer>(1).poll();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Arrays.toString(maxima(new int[] {1, 3, -1, -3, 5, 3, 6, 7}, 3)) + Arrays.toString(maxima(new int[] {4}, 1)));
        double mean = 0;
        double alpha = 0.25;
        for (double sample : new double[] {1, 2, 4, 8, 16}) {
            mean += alpha * (sample - mean);
            System.out.print(mean + " ");
        }
        System.out.println();
    }
}
