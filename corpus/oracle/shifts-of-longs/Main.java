public class Main {
    public static void main(String[] args) {
        long[] values = {1, -1, 0x123456789ABCDEFL, Long.MIN_VALUE, Long.MAX_VALUE};
        int[] distances = {0, 1, 31, 32, 33, 63, 64, 65, -1, -63};
        for (long v : values) {
            for (int d : distances) {
                System.out.println((v << d) + " " + (v >> d) + " " + (v >>> d));
            }
            for (long d = 62; d < 67; d++) {
                System.out.println(v << d);
                System.out.println(7 << d);
                System.out.println(-7 >> d);
            }
        }
        int i = -1;
        i >>>= 33L;
        System.out.println(i);
        long l = 1;
        l <<= 40;
        System.out.println(l);
    }
}
