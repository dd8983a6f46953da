// source: makes a `java.util.HashSet` with a key of `HashTableFromList$Key`, which a hash table may order by identity
// source: makes a `java.util.HashSet` with a key of `HashTableFromList$Key`, which has no `hashCode` of its own, and calls `java.util.Set.stream`
import java.util.*;

class HashTableFromList {
    public static void main(String[] args) throws Exception {
        List<Key> list = new ArrayList<>();
        list.add(new Key());
        Set<Key> set = new HashSet<>(list);
        assert set.stream().count() == 1;
    }

    static class Key {}
}
