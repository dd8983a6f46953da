// source: calls `java.util.Set.add` with a key of `HashTableOrder$Colour`, which a hash table may order by identity
// source: calls `java.util.Set.add` with a key of `HashTableOrder$Colour`, which has no `hashCode` of its own, and calls `java.util.Set.iterator`
import java.util.*;

class HashTableOrder {
    public static void main(String[] args) throws Exception {
        Set<Colour> set = new HashSet<>();
        set.add(Colour.RED);
        set.add(Colour.GREEN);
        for (Colour colour : set) {
            assert colour != null;
        }
    }

    enum Colour { RED, GREEN }
}
