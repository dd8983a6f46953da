public class Main {
    static double newton(double x) {
        double r = x;
        for (int i = 0; i < 40; i++) {
            r = (r + x / r) / 2;
        }
        return r;
    }

    static double integrate(java.util.function.DoubleUnaryOperator f, double a, double b, int n) {
        double h = (b - a) / n;
        double sum = f.applyAsDouble(a) + f.applyAsDouble(b);
        for (int i = 1; i < n; i++) {
            sum += f.applyAsDouble(a + i * h) * (i % 2 == 0 ? 2 : 4);
        }
        return sum * h / 3;
    }

    static double exp(double x) {
        double sum = 1;
        double term = 1;
        for (int i = 1; i < 30; i++) {
            term *= x / i;
            sum += term;
        }
        return sum;
    }

    static int mandelbrot(double cr, double ci) {
        double r = 0;
        double i = 0;
        int n = 0;
        while (r * r + i * i <= 4 && n < 30) {
            double t = r * r - i * i + cr;
            i = 2 * r * i + ci;
            r = t;
            n++;
        }
        return n;
    }

    public static void main(String[] args) {
        for (double x : new double[] {2, 10, 0.5, 1e10, 1e-6}) {
            System.out.println(newton(x) + " " + Math.sqrt(x) + " " + exp(1 / x > 50 ? 1 : 1 / x));
        }
        System.out.println(integrate(x -> x * x, 0, 3, 100) + " " + integrate(x -> 1 / x, 1, 2, 200) + " " + integrate(x -> 4 / (1 + x * x), 0, 1, 50));
        double pi = 0;
        for (int k = 0; k < 1000; k++) {
            pi += (k % 2 == 0 ? 4.0 : -4.0) / (2 * k + 1);
        }
        System.out.println(pi);
        double low = 0;
        double high = 2;
        while (high - low > 1e-12) {
            double mid = (low + high) / 2;
            if (mid * mid * mid - 2 < 0) {
                low = mid;
            } else {
                high = mid;
            }
        }
        System.out.println(low);
        for (double y = -1; y <= 1; y += 0.25) {
            StringBuilder line = new StringBuilder();
            for (double x = -2; x <= 0.6; x += 0.1) {
                line.append((char) ('a' + mandelbrot(x, y) % 26));
            }
            System.out.println(line);
        }
        float f = 1;
        int steps = 0;
        while (1 + f / 2 > 1) {
            f /= 2;
            steps++;
        }
        System.out.println(f + " " + steps);
        double kahan = 0;
        double c = 0;
        double naive = 0;
        for (int i = 1; i <= 1000; i++) {
            double y = 0.1 - c;
            double t = kahan + y;
            c = (t - kahan) - y;
            kahan = t;
            naive += 0.1;
        }
        System.out.println(kahan + " " + naive);
        double x = 0.4;
        for (int i = 0; i < 20; i++) {
            x = 3.9 * x * (1 - x);
            System.out.println(x);
        }
    }
}
