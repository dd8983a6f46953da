public class Main {
    public static void main(String[] args) {
        double[] values = {0, -0.0, 1, -1, 0.1, 0.2, 0.1 + 0.2, 1.0 / 3, 2.0 / 3, 100, 1000, 123456.789, 9999999, 1e7, 12345678.9, 1e-3,
            9.99e-4, 0.001234, 1e10, 1e21, 1.5e300, 4.9e-324, 2.2250738585072014e-308, 1.7976931348623157e308, Math.PI, Math.E,
            123456789012345680.0, 5e-5, 3.3333333333e-10, Double.NaN, 1 / 0.0, -1 / 0.0, 0x1p-30, 1024.5, 1.0E16, 8.41e21, 2.0e-3};
        for (double v : values) {
            System.out.println(v);
            System.out.println("" + v);
            System.out.println(Double.toString(-v));
            System.out.println(new StringBuilder().append(v).append('|').append((float) v));
        }
    }
}
