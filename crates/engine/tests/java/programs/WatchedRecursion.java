// undecided nested too deeply
public class WatchedRecursion {
    static long down(int n, long a, long b, long c, long d, long e, long f) {
        return n == 0 ? a : down(n - 1, f, a, b, c, d, e) + 1;
    }

    public static void main(String[] args) {
        boolean hasRoom = true;
        try {
            down(3000, 1, 2, 3, 4, 5, 6);
        } catch (StackOverflowError error) {
            hasRoom = false;
        }
        assert hasRoom;
    }
}
