// source: calls `java.lang.StringBuilder.append` on a `TextOfOwnLambda$Shape`, which has no `toString` of its own
class TextOfOwnLambda {
    public static void main(String[] args) throws Exception {
        Shape shape = () -> 1;
        assert ("" + shape).length() > 1;
    }

    interface Shape { int sides(); }
}
