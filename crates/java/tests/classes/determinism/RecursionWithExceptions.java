// deterministic
class RecursionWithExceptions {
    public static void main(String[] args) throws Exception {
        try {
            assert factorial(5) == 120;
            Object lock = "x";
            synchronized (lock) {
                factorial(-1);
            }
        } catch (IllegalArgumentException e) {
            assert e.getMessage().equals("negative");
        }
    }

    static int factorial(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("negative");
        }
        return n < 2 ? 1 : n * factorial(n - 1);
    }
}
