import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    record Fraction(int numerator, int denominator) {
        Fraction {
            if (denominator == 0) {
                throw new IllegalArgumentException("zero");
            }
            if (denominator < 0) {
                numerator = -numerator;
                denominator = -denominator;
            }
        }

        Fraction times(Fraction other) {
            return new Fraction(numerator * other.numerator, denominator * other.denominator);
        }
    }

    public static void main(String[] args) {
        int n = Verifier.nondetByte();
        int d = Verifier.nondetByte();
        Verifier.assume(d != 0);
        Fraction f = new Fraction(n, d);
        assert f.denominator() > 0;
        assert f.equals(new Fraction(-n, -d));
        assert f.times(f).numerator() >= 0;
        assert f.hashCode() == new Fraction(-n, -d).hashCode();
    }
}
