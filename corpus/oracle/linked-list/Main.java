import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;

public class Main {
    public static void main(String[] args) {
        LinkedList<String> list = new LinkedList<>();
        list.add("b");
        list.addFirst("a");
        list.addLast("d");
        list.add(2, "c");
        System.out.println(list + " " + list.getFirst() + list.getLast() + list.get(2) + " " + list.indexOf("d"));
        list.push("top");
        System.out.println(list.peek() + " " + list.pop() + " " + list.poll() + " " + list.pollLast() + " " + list);
        list.offer("x");
        list.offerFirst("y");
        list.offerLast("z");
        System.out.println(list + " " + list.peekFirst() + list.peekLast() + " " + list.size());
        list.removeFirstOccurrence("c");
        list.remove(1);
        System.out.println(list);
        list.addAll(List.of("p", "q", "p"));
        list.removeLastOccurrence("p");
        System.out.println(list + " " + list.contains("q"));
        Iterator<String> back = list.descendingIterator();
        while (back.hasNext()) {
            System.out.println(back.next());
        }
        ListIterator<String> it = list.listIterator(2);
        it.add("mid");
        it.previous();
        it.set("MID");
        System.out.println(list + " " + it.nextIndex());
        list.clear();
        System.out.println(list.peek() + " " + list.poll() + " " + list.isEmpty());
        try {
            list.removeFirst();
        } catch (NoSuchElementException e) {
            System.out.println("none " + e.getMessage());
        }
        LinkedList<Integer> josephus = new LinkedList<>();
        for (int i = 1; i <= 12; i++) {
            josephus.add(i);
        }
        while (josephus.size() > 1) {
            josephus.add(josephus.remove());
            josephus.add(josephus.remove());
            System.out.println("out " + josephus.remove());
        }
        System.out.println(josephus);
    }
}
