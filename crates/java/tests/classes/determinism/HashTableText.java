// source: calls `java.util.Map.put` with a key of `java.lang.Object`, which a hash table may order by identity
// source: calls `java.util.Map.put` with a key of `java.lang.Object`, which has no `hashCode` of its own, and calls `java.lang.StringBuilder.append`
// source: calls `java.lang.StringBuilder.append` on a `java.lang.Object`, which has no `toString` of its own
import java.util.*;

class HashTableText {
    public static void main(String[] args) throws Exception {
        Map<Object, String> map = new HashMap<>();
        map.put(new Object(), "x");
        String text = "map " + map;
        assert text.length() > 1;
    }
}
