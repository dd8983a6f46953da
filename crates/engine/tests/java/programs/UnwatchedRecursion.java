// holds
public class UnwatchedRecursion {
    static long down(int n, long a, long b, long c, long d, long e, long f) {
        return n == 0 ? a : down(n - 1, f, a, b, c, d, e) + 1;
    }

    public static void main(String[] args) {
        try {
            down(100, 1, 2, 3, 4, 5, 6);
        } finally {
            args = null;
        }
        // Where there is no room for it, nobody notices.
        assert down(2000, 1, 2, 3, 4, 5, 6) > 2000;
    }
}
