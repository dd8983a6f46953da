public class Main {
    public static void main(String[] args) {
        double[] values = {0.0, -0.0, 0.5, -0.5, 1.99, -1.99, 127.6, 128.2, 300.7, 65535.9, 65536.1, 2147483646.9, 2147483647.5,
            2147483648.0, -2147483648.9, 4294967296.0, 9.2e18, 9.3e18, -9.3e18, 1e300, Double.NaN, Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY, Double.MIN_VALUE};
        for (double v : values) {
            System.out.println((byte) v + " " + (short) v + " " + (int) (char) v + " " + (int) v + " " + (long) v);
            float f = (float) v;
            System.out.println((byte) f + " " + (short) f + " " + (int) (char) f + " " + (int) f + " " + (long) f);
            System.out.println(f);
            System.out.println((double) f);
        }
    }
}
