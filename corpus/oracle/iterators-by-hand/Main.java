import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;

public class Main {
    static class Countdown implements Iterable<Integer> {
        private final int from;

        Countdown(int from) {
            this.from = from;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int at = from;

                @Override
                public boolean hasNext() {
                    return at > 0;
                }

                @Override
                public Integer next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException("done");
                    }
                    return at--;
                }
            };
        }
    }

    static class Zip<A, B> implements Iterator<String> {
        private final Iterator<A> a;
        private final Iterator<B> b;

        Zip(Iterable<A> a, Iterable<B> b) {
            this.a = a.iterator();
            this.b = b.iterator();
        }

        @Override
        public boolean hasNext() {
            return a.hasNext() && b.hasNext();
        }

        @Override
        public String next() {
            return a.next() + "-" + b.next();
        }
    }

    public static void main(String[] args) {
        for (int i : new Countdown(5)) {
            System.out.println(i);
        }
        Iterator<String> zip = new Zip<>(new Countdown(4), List.of("a", "b", "c"));
        while (zip.hasNext()) {
            System.out.println(zip.next());
        }
        Iterator<Integer> it = new Countdown(1).iterator();
        it.next();
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        new Countdown(3).forEach(x -> System.out.println("each " + x));
        new Countdown(3).iterator().forEachRemaining(x -> System.out.println("remaining " + x));
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        for (Iterator<Integer> i = list.iterator(); i.hasNext();) {
            if (i.next() % 2 == 0) {
                i.remove();
            }
        }
        System.out.println(list);
        ListIterator<Integer> li = list.listIterator();
        while (li.hasNext()) {
            int index = li.nextIndex();
            int v = li.next();
            li.set(v * 10);
            if (index == 1) {
                li.add(99);
            }
        }
        System.out.println(list);
        while (li.hasPrevious()) {
            System.out.println(li.previousIndex() + "=" + li.previous());
        }
        try {
            for (Integer x : list) {
                list.add(x);
            }
        } catch (ConcurrentModificationException e) {
            System.out.println("CME " + e.getMessage() + " " + list.size());
        }
    }
}
