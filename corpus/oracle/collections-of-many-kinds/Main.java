import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        TreeMap<String, Integer> sorted = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (String word : "The quick brown the QUICK fox".split(" ")) {
            sorted.merge(word, 1, Integer::sum);
        }
        System.out.println(sorted + " " + sorted.firstEntry() + sorted.floorKey("m") + sorted.descendingMap());
        PriorityQueue<String> queue = new PriorityQueue<>(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        Collections.addAll(queue, "pear", "fig", "apple", "kiwi", "date");
        StringBuilder order = new StringBuilder();
        while (!queue.isEmpty()) {
            order.append(queue.poll()).append(' ');
        }
        System.out.println(order);
        BitSet bits = new BitSet();
        bits.set(3, 7);
        bits.flip(5);
        System.out.println(bits + " " + bits.cardinality() + bits.nextClearBit(3) + bits.length());
        Iterator<Integer> iterator = new ArrayList<>(List.of(1, 2, 3, 4)).iterator();
        iterator.next();
        System.out.println(Collections.frequency(List.of(1, 2, 1), 1) + " " + Collections.nCopies(2, "n") + Collections.max(List.of(3, 9, 4)) + Arrays.asList(1, 2).hashCode());
        List<Integer> numbers = new LinkedList<>(List.of(5, 3, 8));
        numbers.removeIf(x -> x > 6);
        numbers.replaceAll(x -> x * 10);
        Collections.sort(numbers);
        ListIterator<Integer> backward = numbers.listIterator(numbers.size());
        while (backward.hasPrevious()) {
            System.out.print(backward.previous() + " ");
        }
        System.out.println(Collections.unmodifiableList(numbers).getClass().getSimpleName().isEmpty() + " " + new ArrayDeque<>(numbers).peekLast() + Collections.enumeration(numbers).nextElement() + new Vector<>(numbers).elementAt(0) + new Stack<Integer>().empty());
        Hashtable<String, Integer> table = new Hashtable<>();
        table.put("k", 1);
        System.out.println(table + " " + table.elements().nextElement() + table.keys().hasMoreElements() + new IdentityHashMap<>().size());
    }
}
