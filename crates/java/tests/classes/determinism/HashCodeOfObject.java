// source: calls `java.lang.Object.hashCode` on a `java.lang.Object`, which has no `hashCode` of its own

class HashCodeOfObject {
    public static void main(String[] args) throws Exception {
        assert new Object().hashCode() != 1;
    }
}
