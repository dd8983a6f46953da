// deterministic
class CaughtThrowableOnce {
    public static void main(String[] args) throws Exception {
        try {
            once(5);
        } catch (Throwable e) {
            assert false;
        } finally {
            once(4);
        }
    }

    static void once(int n) {
        if (n < 0) {
            throw new IllegalStateException();
        }
    }
}
