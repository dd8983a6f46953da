public class Main {
    public static void main(String[] args) {
        assert Double.doubleToLongBits(1.0) == 0x3FF0000000000000L;
        assert Float.floatToIntBits(-2.5f) == 0xC0200000;
        assert Math.ulp(1.0) == 0x1p-52;
        assert Math.nextUp(0f) == Float.MIN_VALUE;
        assert (0.0 == -0.0) && !Double.valueOf(0.0).equals(-0.0);
        assert Math.round(-2.5) == -2 && Math.rint(2.5) == 2.0;
        assert (long) 1e19 == Long.MAX_VALUE && (char) -1.5 == 65535;
    }
}
