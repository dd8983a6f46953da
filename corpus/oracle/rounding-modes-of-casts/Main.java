public class Main {
    public static void main(String[] args) {
        for (int i = -20; i <= 20; i++) {
            double d = i / 4.0;
            System.out.println(d + " " + (int) d + " " + Math.round(d) + " " + Math.rint(d) + " " + Math.floor(d) + " " + Math.ceil(d) + " " + (int) (d + 0.5) + " " + Math.round((float) d));
        }
        double[] hard = {0.49999999999999994, -0.49999999999999994, 4503599627370497.5, 9007199254740991.0, -0.2, 1e18 + 0.5, 2.5000000000000004};
        for (double d : hard) {
            System.out.println(Math.round(d) + " " + Math.rint(d) + " " + (long) d + " " + (float) d + " " + (int) (float) d);
        }
        float[] floats = {16777215f, 16777216f, 8388607.5f, 0.1f, -0.1f, 1e20f, 3.4e38f};
        for (float f : floats) {
            System.out.println(Math.round(f) + " " + (int) f + " " + (long) f + " " + (double) f + " " + Math.ulp(f) + " " + (f + 1 == f));
        }
        for (long l = (1L << 53) - 2; l <= (1L << 53) + 4; l++) {
            System.out.println(l + " " + (double) l + " " + (long) (double) l + " " + (float) l);
        }
        for (int i = (1 << 24) - 2; i <= (1 << 24) + 4; i++) {
            System.out.println(i + " " + (float) i + " " + (int) (float) i);
        }
        System.out.println((float) 1e-46 + " " + (float) 7e-46 + " " + (float) 1e39 + " " + (float) 3.4028235677973366e38 + " " + (float) 3.4028235677973362e38);
        System.out.println((float) 1.00000006 + " " + (float) 1.00000005960464477539 + " " + (float) 1.0000000596046449);
    }
}
