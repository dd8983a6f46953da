import java.util.ArrayList;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.stream.StreamSupport;

public class Main {
    static Iterable<Integer> countdown(int from) {
        return () -> new Iterator<>() {
            int next = from;

            @Override
            public boolean hasNext() {
                return next > 0;
            }

            @Override
            public Integer next() {
                if (next == 0) {
                    throw new NoSuchElementException("done");
                }
                return next--;
            }
        };
    }

    public static void main(String[] args) {
        List<String> list = new ArrayList<>(Arrays.asList("a", "b", "c", "d"));
        ListIterator<String> iterator = list.listIterator();
        while (iterator.hasNext()) {
            int index = iterator.nextIndex();
            String element = iterator.next();
            if (index % 2 == 0) {
                iterator.set(element + index);
            } else {
                iterator.add(element + "!");
            }
        }
        System.out.println(list + " " + iterator.previous() + " " + iterator.previousIndex());
        iterator.remove();
        System.out.println(list);
        try {
            for (String element : list) {
                list.add(element);
            }
        } catch (ConcurrentModificationException e) {
            System.out.println("modified " + list.size() + " " + e.getMessage());
        }
        int sum = 0;
        for (int i : countdown(5)) {
            sum = sum * 10 + i;
        }
        System.out.println(sum);
        System.out.println(StreamSupport.stream(countdown(4).spliterator(), false).map(i -> i * i).toList());
        Iterator<Integer> empty = countdown(0).iterator();
        try {
            empty.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        Spliterator<Integer> right = List.of(1, 2, 3, 4, 5, 6).spliterator();
        Spliterator<Integer> left = right.trySplit();
        left.forEachRemaining(i -> System.out.print(i + " "));
        System.out.print("| ");
        right.forEachRemaining(i -> System.out.print(i + " "));
        System.out.println(left.estimateSize());
        try {
            List.of(1).iterator().remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("fixed");
        }
        list.removeIf(element -> element.length() > 2);
        list.replaceAll(String::toUpperCase);
        System.out.println(list);
    }
}
