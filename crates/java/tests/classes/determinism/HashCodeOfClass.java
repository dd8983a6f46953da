// source: calls `java.lang.Object.hashCode` on a `HashCodeOfClass$Key`, which has no `hashCode` of its own
class HashCodeOfClass {
    public static void main(String[] args) throws Exception {
        assert new Key().hashCode() != 1;
    }

    static class Key {}
}
