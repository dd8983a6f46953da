public class Main {
    static final byte B = 1 + 2;
    static final int SHIFT = 1 << 31;
    static final long L = 0xFFFFFFFFFFL;
    static final double D = 1.0 / 3;
    static final String S = "v" + SHIFT + 'c' + true + 1.5f + (char) 66;
    static final boolean FLAG = SHIFT < 0 && L > 0;
    static final char C = 'a' + 1;

    public static void main(String[] args) {
        System.out.println(B + " " + SHIFT + " " + L + " " + D + " " + S + " " + FLAG + " " + C);
        System.out.println(2147483647 + " " + -2147483648 + " " + 9223372036854775807L + " " + -9223372036854775808L);
        System.out.println(0x7fffffff + " " + 0x80000000 + " " + 0xFFFFFFFF + " " + 0xFFFFFFFFFFFFFFFFL + " " + 037777777777 + " " + 0b11111111);
        System.out.println(1e3 + " " + 1.5e-3f + " " + 0x1.8p1 + " " + 0x.8p0f + " " + 1d + " " + 1f + " " + .5 + " " + 5. + " " + 1_0.0_1);
        System.out.println('\u0041' + " " + '\n' + "|" + '\'' + '"' + "\"" + '\\' + "\s" + '\60' + "\0".length());
        System.out.println(Float.MAX_VALUE + " " + Float.MIN_VALUE + " " + Double.MAX_VALUE + " " + Double.MIN_VALUE);
        System.out.println(Byte.MIN_VALUE + " " + Byte.MAX_VALUE + " " + Short.MIN_VALUE + " " + Short.MAX_VALUE + " " + (int) Character.MAX_VALUE);
        System.out.println(Integer.MIN_VALUE + " " + Integer.MAX_VALUE + " " + Long.MIN_VALUE + " " + Long.MAX_VALUE + " " + Integer.SIZE + Long.BYTES);
        System.out.println(1.0f / 3 + " " + 1.0 / 3 + " " + (float) (1.0 / 3) + " " + (double) (1.0f / 3));
        System.out.println(16777217f + " " + 123456789f + " " + 0.1f + " " + 1e10f + " " + 100f + " " + 1.0e-10f);
        System.out.println(4.35 * 100 + " " + 1.1 + 2.2 + " " + (1.1 + 2.2) + " " + 3 * 0.1 + " " + 1 / 3.0f);
        System.out.println(Math.PI + " " + Math.E + " " + (float) Math.PI + " " + (int) Math.PI + " " + Long.MAX_VALUE / 2.0 + " " + (float) Long.MAX_VALUE);
        int big = 1_000_000_007;
        System.out.println(big * big + " " + (long) big * big + " " + big * (long) big % 1000 + " " + (double) big * big);
        final int local = 10;
        byte narrow = local;
        switch (narrow) {
            case local:
                System.out.println("constant case");
                break;
            case local + 1:
                System.out.println("no");
        }
    }
}
