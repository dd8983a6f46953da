// holds
public class TextOfNan {
    static double zero = 0;

    public static void main(String[] args) {
        double nan = zero / zero;
        assert ("" + nan).equals("NaN") && Math.abs(nan) != nan && Math.round(nan) == 0;
        assert Double.doubleToLongBits(nan) == 0x7ff8000000000000L && Double.valueOf(nan).hashCode() == 2146959360;
        assert Float.compare((float) nan, Float.NaN) == 0 && Math.getExponent(nan) == 1024 && Math.signum(nan) != 0;
        assert Math.min(nan, 1) != 1 && Double.isNaN(Math.nextUp(nan)) && String.format("%.1f", nan).equals("NaN");
    }
}
