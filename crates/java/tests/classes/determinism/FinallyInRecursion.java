// source: has a `finally` in a program that calls itself: the stack's depth would show
class FinallyInRecursion {
    public static void main(String[] args) throws Exception {
        dive(3);
    }

    static int dive(int n) {
        try {
            return n == 0 ? 0 : dive(n - 1);
        } finally {
            depth++;
        }
    }

    static int depth;
}
