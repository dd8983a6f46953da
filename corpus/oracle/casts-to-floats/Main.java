public class Main {
    public static void main(String[] args) {
        long[] values = {0, 1, -1, 16777216, 16777217, 16777219, 33554435, Integer.MAX_VALUE, Integer.MIN_VALUE, 9007199254740993L,
            9007199254740995L, 1L << 62, (1L << 62) + 1, Long.MAX_VALUE, Long.MIN_VALUE, 123456789123456789L};
        for (long v : values) {
            System.out.println((float) v);
            System.out.println((double) v);
            System.out.println((float) (int) v);
            System.out.println((double) (int) v);
            System.out.println((long) (float) v == v);
            System.out.println((long) (double) v == v);
            System.out.println((float) (double) v == (float) v);
        }
        int i = 16777217;
        i += 1.5f;
        System.out.println(i);
        long l = Long.MAX_VALUE;
        l += 0.0;
        System.out.println(l);
        char c = 'a';
        c += 1.7;
        System.out.println(c);
        byte b = 100;
        b *= 1.5;
        System.out.println(b);
    }
}
