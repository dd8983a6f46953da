// harmless
import java.util.Iterator;

class Interfaces {
    public static void main(String[] args) {
        Runnable runnable = new Task();
        runnable.run();
        int sum = 0;
        for (Integer number : new Numbers()) {
            sum += number;
        }
        assert done == 1 && sum == 3;
    }

    static int done;

    static class Task implements Runnable {
        public void run() { done++; }
    }

    static class Numbers implements Iterable<Integer>, Iterator<Integer> {
        int next;
        public Iterator<Integer> iterator() { return this; }
        public boolean hasNext() { return next < 2; }
        public Integer next() { return ++next; }
    }
}
