public class Main {
    static long bytes(int kilobytes) {
        long total = kilobytes * 1024;
        return total;
    }

    public static void main(String[] args) {
        long small = bytes(2_000);
        assert small == 2_048_000L;
        long large = bytes(3_000_000);
        // The product is computed in 32 bits before it is widened.
        assert large == 3_072_000_000L;
    }
}
