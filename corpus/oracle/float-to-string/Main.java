public class Main {
    public static void main(String[] args) {
        float[] values = {0f, -0f, 1f, 0.1f, 0.3f, 1f / 3, 16777216f, 1e7f, 9999999f, 1.0e10f, 3.4028235e38f, 1.4e-45f, 1.17549435e-38f,
            3.1415927f, 123.456f, 1e-3f, 9.99e-4f, 33554432f, 2.5e-5f, Float.NaN, 1 / 0f, -1 / 0f, 65504f, 0.125f};
        for (float v : values) {
            System.out.println(v);
            System.out.println(-v + "f");
            System.out.println(String.valueOf(v));
            System.out.println((double) v);
            System.out.println(v * v);
        }
    }
}
