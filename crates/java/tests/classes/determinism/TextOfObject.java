// source: calls `java.lang.StringBuilder.append` on a `TextOfObject$Key`, which has no `toString` of its own
class TextOfObject {
    public static void main(String[] args) throws Exception {
        String text = "key " + new Key();
        assert !text.isEmpty();
    }

    static class Key {}
}
