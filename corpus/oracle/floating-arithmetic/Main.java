public class Main {
    public static void main(String[] args) {
        double[] values = {0.0, -0.0, 1.5, -2.25, 1e308, 5e-324, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 0.1, 3};
        for (double a : values) {
            for (double b : values) {
                System.out.println((a + b) + " " + (a - b) + " " + a * b + " " + a / b + " " + a % b);
                System.out.println((a < b) + " " + (a <= b) + " " + (a > b) + " " + (a >= b) + " " + (a == b) + " " + (a != b));
                System.out.println(Math.min(a, b) + " " + Math.max(a, b) + " " + Double.compare(a, b));
            }
        }
    }
}
