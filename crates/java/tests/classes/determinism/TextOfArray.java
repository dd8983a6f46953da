// source: calls `java.lang.String.valueOf` on a `[I`, which has no `toString` of its own
class TextOfArray {
    public static void main(String[] args) throws Exception {
        assert String.valueOf((Object) new int[1]).length() > 1;
    }
}
