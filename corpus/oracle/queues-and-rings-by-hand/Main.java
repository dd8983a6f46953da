import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

public class Main {
    static class Ring<T> {
        private final Object[] slots;
        private int head;
        private int size;

        Ring(int capacity) {
            slots = new Object[capacity];
        }

        boolean offer(T t) {
            if (size == slots.length) {
                return false;
            }
            slots[(head + size++) % slots.length] = t;
            return true;
        }

        @SuppressWarnings("unchecked")
        T poll() {
            if (size == 0) {
                return null;
            }
            T t = (T) slots[head];
            slots[head] = null;
            head = (head + 1) % slots.length;
            size--;
            return t;
        }

        @Override
        public String toString() {
            return Arrays.toString(slots) + "@" + head;
        }
    }

    static class MinHeap {
        private int[] data = new int[2];
        private int size;

        void push(int v) {
            if (size == data.length) {
                data = Arrays.copyOf(data, size * 2);
            }
            int i = size++;
            while (i > 0 && data[(i - 1) / 2] > v) {
                data[i] = data[(i - 1) / 2];
                i = (i - 1) / 2;
            }
            data[i] = v;
        }

        int pop() {
            int top = data[0];
            int v = data[--size];
            int i = 0;
            while (2 * i + 1 < size) {
                int c = 2 * i + 1;
                if (c + 1 < size && data[c + 1] < data[c]) {
                    c++;
                }
                if (data[c] >= v) {
                    break;
                }
                data[i] = data[c];
                i = c;
            }
            data[i] = v;
            return top;
        }
    }

    static class TwoStacks {
        private final Deque<Integer> in = new ArrayDeque<>();
        private final Deque<Integer> out = new ArrayDeque<>();

        void add(int x) {
            in.push(x);
        }

        int remove() {
            if (out.isEmpty()) {
                while (!in.isEmpty()) {
                    out.push(in.pop());
                }
            }
            return out.pop();
        }
    }

    public static void main(String[] args) {
        Ring<String> ring = new Ring<>(3);
        for (String s : "a b - c d - - e f g - - - -".split(" ")) {
            System.out.println(s.equals("-") ? ring.poll() : ring.offer(s));
            System.out.println(ring);
        }
        MinHeap heap = new MinHeap();
        for (int i = 0; i < 20; i++) {
            heap.push(i * 11 % 23 - 7);
        }
        while (heap.size > 0) {
            System.out.println(heap.pop());
        }
        TwoStacks queue = new TwoStacks();
        for (int i = 0; i < 12; i++) {
            queue.add(i);
            queue.add(i * i);
            System.out.println(queue.remove());
        }
        System.out.println(queue.in + " " + queue.out);
    }
}
