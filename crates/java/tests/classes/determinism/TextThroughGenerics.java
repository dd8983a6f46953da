// source: calls `java.lang.String.valueOf` on a `TextThroughGenerics$Key`, which has no `toString` of its own
class TextThroughGenerics {
    public static void main(String[] args) throws Exception {
        Box<Key> box = new Box<>();
        box.content = new Key();
        assert box.text().length() > 1;
    }

    static class Key {}

    static class Box<T> {
        T content;
        String text() { return String.valueOf(content); }
    }
}
