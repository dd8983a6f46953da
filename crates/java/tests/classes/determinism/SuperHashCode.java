// source: calls `java.lang.Object.hashCode` on a `java.lang.Object`, which has no `hashCode` of its own
class SuperHashCode {
    public static void main(String[] args) throws Exception {
        assert new Key().hashCode() != 1;
    }

    static class Key {
        @Override public int hashCode() { return super.hashCode() + 1; }
    }
}
