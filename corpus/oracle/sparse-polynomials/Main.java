import java.util.Collections;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.TreeMap;

public class Main {
    static final class Polynomial {
        private final NavigableMap<Integer, Long> terms = new TreeMap<>(Collections.reverseOrder());

        static Polynomial of(long... coefficients) {
            Polynomial result = new Polynomial();
            for (int i = 0; i < coefficients.length; i++) {
                result.add(i, coefficients[i]);
            }
            return result;
        }

        private void add(int exponent, long coefficient) {
            terms.merge(exponent, coefficient, Long::sum);
            terms.remove(exponent, 0L);
        }

        Polynomial plus(Polynomial other) {
            Polynomial result = new Polynomial();
            terms.forEach(result::add);
            other.terms.forEach(result::add);
            return result;
        }

        Polynomial times(Polynomial other) {
            Polynomial result = new Polynomial();
            terms.forEach((e, c) -> other.terms.forEach((f, d) -> result.add(e + f, c * d)));
            return result;
        }

        Polynomial derivative() {
            Polynomial result = new Polynomial();
            terms.forEach((e, c) -> {
                if (e > 0) {
                    result.add(e - 1, c * e);
                }
            });
            return result;
        }

        long at(long x) {
            long sum = 0;
            for (Map.Entry<Integer, Long> term : terms.entrySet()) {
                long power = 1;
                for (int i = 0; i < term.getKey(); i++) {
                    power *= x;
                }
                sum += term.getValue() * power;
            }
            return sum;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Polynomial that && terms.equals(that.terms);
        }

        @Override
        public int hashCode() {
            return Objects.hash(terms);
        }

        @Override
        public String toString() {
            if (terms.isEmpty()) {
                return "0";
            }
            StringBuilder text = new StringBuilder();
            terms.forEach((e, c) -> {
                text.append(c < 0 ? text.length() == 0 ? "-" : " - " : text.length() == 0 ? "" : " + ");
                if (Math.abs(c) != 1 || e == 0) {
                    text.append(Math.abs(c));
                }
                text.append(e == 0 ? "" : e == 1 ? "x" : "x^" + e);
            });
            return text.toString();
        }
    }

    public static void main(String[] args) {
        Polynomial p = Polynomial.of(1, -3, 0, 2);
        Polynomial q = Polynomial.of(-1, 1);
        System.out.println(p + " | " + q + " | " + p.plus(q) + " | " + p.times(q) + " | " + p.derivative());
        System.out.println(p.plus(Polynomial.of(-1, 3, 0, -2)) + " " + p.at(2) + " " + p.times(q).at(-3) + " " + p.equals(Polynomial.of(1, -3, 0, 2, 0)));
        Polynomial power = Polynomial.of(1);
        for (int i = 0; i < 6; i++) {
            power = power.times(Polynomial.of(1, 1));
            System.out.println(power + " " + power.terms.firstKey() + " " + power.terms.lastEntry() + " " + power.hashCode());
        }
        System.out.println(power.terms.headMap(3, true) + " " + power.terms.descendingMap() + " " + power.terms.floorKey(9));
    }
}
