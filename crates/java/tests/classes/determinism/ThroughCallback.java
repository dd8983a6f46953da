// source: calls `java.lang.System.nanoTime`
import java.util.*;

class ThroughCallback {
    public static void main(String[] args) throws Exception {
        TreeSet<Key> set = new TreeSet<>();
        set.add(new Key());
        set.add(new Key());
        assert set.size() > 0;
    }

    static class Key implements Comparable<Key> {
        public int compareTo(Key other) { return (int) System.nanoTime(); }
    }
}
