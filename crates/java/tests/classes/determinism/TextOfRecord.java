// source: calls `java.lang.StringBuilder.append` on a `[I`, which has no `toString` of its own
// source: calls `java.lang.runtime.ObjectMethods.bootstrap` on a `[I`, which has no `hashCode` of its own
// source: calls `java.lang.runtime.ObjectMethods.bootstrap` on a `[I`, which has no `toString` of its own
class TextOfRecord {
    public static void main(String[] args) throws Exception {
        assert ("" + new Pair(new int[0])).length() > 1;
    }

    record Pair(int[] numbers) {}
}
