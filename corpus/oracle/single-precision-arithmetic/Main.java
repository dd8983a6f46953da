public class Main {
    public static void main(String[] args) {
        float[] values = {0f, -0f, 1.5f, -2.25f, 3e38f, 1e-45f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, 0.1f, 7f};
        for (float a : values) {
            for (float b : values) {
                System.out.println((a + b) + " " + (a - b) + " " + a * b + " " + a / b + " " + a % b);
                System.out.println((a < b) + " " + !(a <= b) + " " + (a > b) + " " + !(a >= b) + " " + (a == b));
                System.out.println(Float.compare(a, b) + " " + Math.max(a, b) + " " + (a * (double) b));
            }
        }
        float sum = 0;
        for (int i = 0; i < 1000; i++) {
            sum += 0.1f;
        }
        System.out.println(sum);
    }
}
