import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.SortedSet;
import java.util.TreeSet;

public class Main {
    public static void main(String[] args) {
        TreeSet<String> set = new TreeSet<>(List.of("pear", "apple", "fig", "kiwi", "date"));
        System.out.println(set + " " + set.first() + " " + set.last() + " " + set.descendingSet());
        for (String s : new String[] {"a", "date", "e", "kiwi", "z"}) {
            System.out.println(set.floor(s) + " " + set.lower(s) + " " + set.ceiling(s) + " " + set.higher(s));
        }
        System.out.println(set.headSet("fig") + " " + set.tailSet("fig") + " " + set.subSet("b", "l") + " " + set.headSet("fig", true));
        System.out.println(set.pollFirst() + " " + set.pollLast() + " " + set + " " + set.add("fig") + " " + set.contains("kiwi"));
        TreeSet<Integer> numbers = new TreeSet<>(Collections.reverseOrder());
        for (int i = 0; i < 15; i++) {
            numbers.add(i * i % 23);
        }
        System.out.println(numbers + " " + numbers.first() + " " + numbers.higher(10) + " " + numbers.size());
        SortedSet<Integer> tail = numbers.tailSet(9);
        numbers.add(5);
        tail.remove(4);
        System.out.println(tail + " " + numbers);
        Iterator<Integer> it = numbers.iterator();
        while (it.hasNext()) {
            if (it.next() % 2 == 0) {
                it.remove();
            }
        }
        System.out.println(numbers);
        try {
            new TreeSet<Object>().add(new Object());
        } catch (ClassCastException e) {
            System.out.println("CCE");
        }
        try {
            new TreeSet<Integer>().first();
        } catch (NoSuchElementException e) {
            System.out.println("none");
        }
    }
}
