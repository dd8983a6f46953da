// source: calls `java.util.HashMap.put` with a key of `HashTableOfRecords$Key`, which a hash table may order by identity
import java.util.*;

class HashTableOfRecords {
    public static void main(String[] args) {
        HashMap<Key, Integer> table = new HashMap<>();
        table.put(new Key(1), 1);
        for (int value : table.values()) {
            assert value == 1;
        }
    }

    record Key(int number) {}
}
