// deterministic
import java.util.*;

class ManyCollections {
    public static void main(String[] args) throws Exception {
        Deque<Integer> deque = new ArrayDeque<>();
        deque.push(1);
        PriorityQueue<String> queue = new PriorityQueue<>(Comparator.reverseOrder());
        queue.add("x");
        Map<String, List<Integer>> map = new TreeMap<>();
        map.computeIfAbsent("k", key -> new LinkedList<>()).add(2);
        BitSet bits = new BitSet();
        bits.set(3);
        Iterator<Integer> iterator = map.get("k").iterator();
        assert iterator.hasNext() && deque.pop() == 1 && queue.poll().equals("x") && bits.get(3);
        assert Optional.of("y").map(String::length).orElse(0) == 1 && new StringJoiner(",").add("a").toString().equals("a");
        assert new java.math.BigInteger("12").add(java.math.BigInteger.ONE).intValue() == 13;
        assert Integer.parseInt("7") + Character.getNumericValue('3') + Long.bitCount(3) == 12;
        int[] sorted = {2, 1};
        Arrays.sort(sorted);
        assert Collections.max(Arrays.asList(1, 2)) == 2 && sorted.clone()[0] == 1;
    }
}
