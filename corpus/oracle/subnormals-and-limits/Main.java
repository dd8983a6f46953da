public class Main {
    public static void main(String[] args) {
        double d = Double.MIN_NORMAL;
        for (int i = 0; i < 56; i++) {
            System.out.println(d + " " + Double.doubleToLongBits(d));
            d /= 2;
        }
        float f = Float.MIN_NORMAL;
        for (int i = 0; i < 26; i++) {
            System.out.println(f + " " + Float.floatToIntBits(f));
            f /= 2;
        }
        System.out.println(Double.MIN_VALUE / 2 + " " + Double.MIN_VALUE * 0.5 + " " + Double.MIN_VALUE * 0.75 + " " + Double.MIN_VALUE * 1.5);
        System.out.println(Double.MAX_VALUE * 2 + " " + (Double.MAX_VALUE + Math.ulp(Double.MAX_VALUE) / 2) + " " + (Double.MAX_VALUE + 1));
        System.out.println(Float.MAX_VALUE * 2 + " " + (Float.MAX_VALUE + 1e30f) + " " + (float) (Float.MAX_VALUE * 2.0));
        System.out.println(Math.nextUp(1.0) - 1 + " " + (1 - Math.nextDown(1.0)) + " " + Math.nextAfter(0.0, -1) + " " + Math.nextUp(Float.MAX_VALUE));
        System.out.println(Math.sqrt(Double.MIN_VALUE) + " " + Math.sqrt(-1) + " " + Math.sqrt(-0.0) + " " + Math.sqrt(2) + " " + Math.sqrt(Double.MAX_VALUE));
        System.out.println(1e200 * 1e200 - 1e200 * 1e200 + " " + 1e-200 * 1e-200 + " " + -1e-200 * 1e-200 + " " + 0 * -1.0);
        System.out.println(3.0 % Double.MIN_VALUE + " " + 1e308 % 3 + " " + -7.5 % 2 + " " + 7.5 % -2 + " " + 5 % Double.POSITIVE_INFINITY + " " + 0.3 % 0.1);
        System.out.println(1.0f * 3 / 7 + " " + 1.0 * 3 / 7 + " " + 1e-40f * 2 + " " + 1e-45f / 3 * 3);
    }
}
