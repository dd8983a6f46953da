// source: makes a `java.util.LinkedHashMap` with a key of `ComparedKeys$Key`, which a hash table may order by identity
import java.util.*;

class ComparedKeys {
    static int compared;

    public static void main(String[] args) {
        LinkedHashMap<Key, Integer> table = new LinkedHashMap<>();
        table.put(new Key(), 1);
        assert compared < 5;
    }

    static class Key {
        @Override public int hashCode() { return 1; }
        @Override public boolean equals(Object other) { compared++; return this == other; }
    }
}
