import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

public class Main {
    record Task(String name, int priority) implements Comparable<Task> {
        @Override
        public int compareTo(Task o) {
            return priority != o.priority ? Integer.compare(o.priority, priority) : name.compareTo(o.name);
        }
    }

    public static void main(String[] args) {
        PriorityQueue<Integer> queue = new PriorityQueue<>();
        for (int i = 0; i < 15; i++) {
            queue.add(i * 17 % 23);
        }
        System.out.println(queue + " " + queue.peek() + " " + queue.size());
        queue.remove(5);
        System.out.println(queue + " " + queue.contains(11));
        StringBuilder out = new StringBuilder();
        while (!queue.isEmpty()) {
            out.append(queue.poll()).append(' ');
        }
        System.out.println(out + "" + queue.poll() + queue.peek());
        PriorityQueue<Task> tasks = new PriorityQueue<>(List.of(new Task("b", 1), new Task("a", 5), new Task("c", 5), new Task("d", 3)));
        tasks.offer(new Task("e", 9));
        while (tasks.size() > 0) {
            System.out.println(tasks.remove());
        }
        PriorityQueue<String> byLength = new PriorityQueue<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        Collections.addAll(byLength, "ccc", "a", "bb", "b", "dddd", "aa");
        System.out.println(byLength);
        for (String s; (s = byLength.poll()) != null;) {
            System.out.println(s);
        }
        PriorityQueue<long[]> ugly = new PriorityQueue<>((x, y) -> Long.compare(x[0], y[0]));
        ugly.add(new long[] {1});
        long last = 0;
        for (int n = 0; n < 25;) {
            long v = ugly.poll()[0];
            if (v != last) {
                System.out.println(v);
                n++;
                for (int f : new int[] {2, 3, 5}) {
                    ugly.add(new long[] {v * f});
                }
            }
            last = v;
        }
    }
}
