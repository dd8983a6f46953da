// source: calls `java.util.HashSet.add` with a key of `java.util.List`, which a hash table may order by identity
import java.util.*;

class HashTableOfLists {
    public static void main(String[] args) {
        HashSet<List<Integer>> table = new HashSet<>();
        assert table.add(List.of(1)) && table.iterator().hasNext();
    }
}
