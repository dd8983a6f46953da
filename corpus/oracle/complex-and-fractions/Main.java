import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Main {
    record Complex(double re, double im) {
        Complex plus(Complex o) {
            return new Complex(re + o.re, im + o.im);
        }

        Complex times(Complex o) {
            return new Complex(re * o.re - im * o.im, re * o.im + im * o.re);
        }

        double norm() {
            return re * re + im * im;
        }
    }

    record Fraction(long n, long d) implements Comparable<Fraction> {
        Fraction {
            if (d == 0) {
                throw new ArithmeticException("denominator 0");
            }
            long g = gcd(Math.abs(n), Math.abs(d)) * (d < 0 ? -1 : 1);
            n /= g;
            d /= g;
        }

        static long gcd(long a, long b) {
            return b == 0 ? a : gcd(b, a % b);
        }

        Fraction plus(Fraction o) {
            return new Fraction(n * o.d + o.n * d, d * o.d);
        }

        Fraction times(Fraction o) {
            return new Fraction(n * o.n, d * o.d);
        }

        @Override
        public int compareTo(Fraction o) {
            return Long.compare(n * o.d, o.n * d);
        }

        @Override
        public String toString() {
            return d == 1 ? "" + n : n + "/" + d;
        }
    }

    public static void main(String[] args) {
        Complex z = new Complex(0.5, 0.25);
        Complex w = new Complex(0, 0);
        for (int i = 0; i < 15; i++) {
            w = w.times(w).plus(z);
            System.out.println(w + " " + w.norm());
        }
        System.out.println(new Complex(0.0, -0.0).equals(new Complex(-0.0, 0.0)) + " " + new Complex(1, 2).hashCode());
        Fraction sum = new Fraction(0, 1);
        for (int i = 1; i <= 20; i++) {
            sum = sum.plus(new Fraction(1, i));
            System.out.println(sum + " " + (double) sum.n() / sum.d());
        }
        System.out.println(new Fraction(4, -6) + " " + new Fraction(-3, -9) + " " + new Fraction(2, 4).equals(new Fraction(1, 2)) + " " + new Fraction(1, 3).compareTo(new Fraction(2, 5)));
        try {
            new Fraction(1, 0);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        List<Fraction> list = new ArrayList<>();
        for (int d = 1; d < 6; d++) {
            for (int n = 0; n <= d; n++) {
                if (Fraction.gcd(n, d) == 1) {
                    list.add(new Fraction(n, d));
                }
            }
        }
        Collections.sort(list);
        System.out.println(list + " " + Collections.max(list));
    }
}
