public class Main {
    public static void main(String[] args) {
        double nan = 0.0 / 0.0;
        int fromNan = (int) nan;
        int saturated = (int) 1e20;
        int bottom = (int) -1e20;
        long saturatedLong = (long) 1e30f;
        int truncated = (int) -2.75;
        byte viaInt = (byte) 300.7;
        char charFromDouble = (char) 65.9;
        int odd = 16_777_217;
        float rounded = odd;
        double precise = odd;
        float narrowed = (float) 1e300;
        long wide = 9_007_199_254_740_993L;
        double lost = wide;
        assert fromNan == 0;
        assert saturated == Integer.MAX_VALUE && bottom == Integer.MIN_VALUE;
        assert saturatedLong == Long.MAX_VALUE;
        assert truncated == -2 && viaInt == 44 && charFromDouble == 'A';
        assert rounded == 16_777_216f && precise == 16_777_217.0;
        assert narrowed == Float.POSITIVE_INFINITY;
        assert (long) lost == wide - 1;
    }
}
