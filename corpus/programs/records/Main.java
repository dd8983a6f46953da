public class Main {
    record Fraction(int numerator, int denominator) {
        static final Fraction ONE = new Fraction(1, 1);

        Fraction {
            if (denominator < 0) {
                numerator = -numerator;
                denominator = -denominator;
            }
        }

        Fraction(int whole) {
            this(whole, 1);
        }

        Fraction plus(Fraction other) {
            return new Fraction(
                numerator * other.denominator + other.numerator * denominator,
                denominator * other.denominator);
        }
    }

    record Named(String name, Fraction value) {
    }

    public static void main(String[] args) {
        Fraction half = new Fraction(-1, -2);
        Fraction sum = half.plus(new Fraction(3));
        Named named = new Named("sum", sum);
        int top = named.value().numerator();
        assert half.numerator() == 1 && half.denominator() == 2;
        assert top == 7 && sum.denominator() == 2;
        assert Fraction.ONE.denominator() == 1 && named.name() == "sum";
    }
}
