// source: calls `java.lang.StringBuilder.append` on a `java.lang.Runnable`, which has no `toString` of its own
class TextOfLambda {
    public static void main(String[] args) throws Exception {
        Runnable runnable = () -> {};
        assert ("" + runnable).length() > 1;
    }
}
