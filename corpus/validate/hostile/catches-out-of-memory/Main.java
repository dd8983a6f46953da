public class Main {
    public static void main(String[] args) {
        int x = 1;
        try {
            long[] all = new long[Integer.MAX_VALUE - 8];
            x = all.length > 0 ? 3 : 1;
        } catch (OutOfMemoryError expected) {
            x = 2;
        }
        assert x == 2;
    }
}
