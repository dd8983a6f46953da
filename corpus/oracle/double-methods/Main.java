public class Main {
    public static void main(String[] args) {
        double[] values = {0.0, -0.0, 1.0, -2.5, 1e300, Double.NaN, Double.POSITIVE_INFINITY, Double.MIN_VALUE, Math.PI};
        for (double v : values) {
            System.out.println(Double.doubleToLongBits(v) + " " + Double.doubleToRawLongBits(v) + " " + Double.hashCode(v));
            System.out.println(Double.isNaN(v) + " " + Double.isInfinite(v) + " " + Double.isFinite(v) + " " + Double.toHexString(v));
            System.out.println(Float.floatToIntBits((float) v) + " " + Float.hashCode((float) v) + " " + Float.toHexString((float) v));
            Double boxed = v;
            System.out.println(boxed.equals(0.0) + " " + boxed.compareTo(1.0) + " " + boxed.intValue() + " " + boxed.longValue());
        }
        System.out.println(Double.longBitsToDouble(0x3FF8000000000000L) + " " + Float.intBitsToFloat(0x7F7FFFFF));
        System.out.println(Double.MAX_VALUE + " " + Float.MIN_NORMAL + " " + Double.MIN_NORMAL + " " + Double.BYTES + " " + Float.SIZE);
        System.out.println(Double.sum(1, 2) + " " + Double.max(-0.0, 0.0) + " " + Float.min(-0f, 0f));
    }
}
