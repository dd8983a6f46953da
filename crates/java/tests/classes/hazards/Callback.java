// hazard: calls `java.util.TreeSet.add`, which JBMC does not know
// hazard: makes a `java.util.TreeSet`, which JBMC does not know
class Callback {
    public static void main(String[] args) {
        java.util.TreeSet<Key> keys = new java.util.TreeSet<>();
        keys.add(new Key());
        assert compared == 0;
    }

    static int compared;

    static class Key implements Comparable<Key> {
        public int compareTo(Key other) { return ++compared; }
    }
}
