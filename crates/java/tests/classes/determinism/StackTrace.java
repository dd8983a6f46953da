// source: calls `java.lang.IllegalStateException.getStackTrace`
class StackTrace {
    public static void main(String[] args) throws Exception {
        assert new IllegalStateException().getStackTrace().length == 1;
    }
}
