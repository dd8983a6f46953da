public class Main {
    public static void main(String[] args) {
        double[] values = {0.0, -0.0, 0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 3.49999, 1e15 + 0.5, -7.1, Double.NaN, 1 / 0.0, 0.49999999999999994};
        for (double v : values) {
            System.out.println(Math.floor(v) + " " + Math.ceil(v) + " " + Math.rint(v) + " " + Math.round(v) + " " + Math.abs(v));
            System.out.println(Math.round((float) v) + " " + Math.signum(v) + " " + Math.sqrt(v) + " " + Math.ulp(v));
            System.out.println(Math.nextUp(v) + " " + Math.nextDown(v) + " " + Math.getExponent(v) + " " + Math.copySign(3, v));
            System.out.println(Math.scalb(v, 3) + " " + Math.fma(v, v, 1.0) + " " + Math.toRadians(0 * v));
        }
        System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + Math.floorMod(7L, -3L) + " " + Math.floorDiv(7L, -3L));
        System.out.println(Math.max(3, -4) + " " + Math.min(3L, -4L) + " " + Math.abs(Integer.MIN_VALUE) + " " + Math.abs(-5L));
        System.out.println(Math.hypot(3, 4) + " " + Math.cbrt(27) + " " + Math.pow(2, 10) + " " + Math.pow(2, 0.5));
        System.out.println(Math.multiplyHigh(1L << 62, 12) + " " + Math.negateExact(5) + " " + Math.toIntExact(77L));
    }
}
