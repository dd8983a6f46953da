import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.Consumer;

public class Main {
    record Event(int time, int priority, String name) implements Comparable<Event> {
        @Override
        public int compareTo(Event other) {
            return Comparator.comparingInt(Event::time).thenComparing(Event::priority, Comparator.reverseOrder()).thenComparing(Event::name).compare(this, other);
        }
    }

    static final class Loop {
        private final PriorityQueue<Event> queue = new PriorityQueue<>();
        private final List<String> log = new ArrayList<>();

        void at(int time, int priority, String name) {
            queue.add(new Event(time, priority, name));
        }

        void run(Consumer<Event> handler) {
            while (!queue.isEmpty()) {
                Event event = queue.poll();
                log.add(event.time() + ":" + event.name());
                handler.accept(event);
            }
        }
    }

    public static void main(String[] args) {
        Loop loop = new Loop();
        loop.at(5, 1, "late");
        loop.at(1, 0, "low");
        loop.at(1, 9, "high");
        loop.at(3, 2, "b");
        loop.at(3, 2, "a");
        System.out.println(loop.queue.peek() + " " + loop.queue.size());
        loop.run(event -> {
            if (event.name().length() == 1 && event.time() < 20) {
                loop.at(event.time() * 3, 0, event.name() + event.name());
            }
        });
        System.out.println(loop.log);
        PriorityQueue<Integer> greatest = new PriorityQueue<>(Comparator.reverseOrder());
        for (int i : new int[] {4, 8, 1, 9, 3}) {
            greatest.offer(i);
        }
        greatest.remove(8);
        StringBuilder order = new StringBuilder();
        while (!greatest.isEmpty()) {
            order.append(greatest.remove()).append(' ');
        }
        System.out.println(order + "" + greatest.poll());
        Event event = new Event(1, 2, null);
        System.out.println(event + " " + event.equals(new Event(1, 2, null)) + " " + new Event(1, 2, "x").hashCode());
        try {
            event.compareTo(new Event(1, 2, "y"));
        } catch (NullPointerException e) {
            System.out.println("null name");
        }
    }
}
