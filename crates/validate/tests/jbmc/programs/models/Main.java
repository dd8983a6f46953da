package models;

import java.util.Iterator;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import org.sosy_lab.sv_benchmarks.Verifier;

/** What the models say of the JDK. */
class Main {
    enum Colour { RED, GREEN, BLUE }

    record Point(int x) {
    }

    static class UpTo implements Iterable<Integer> {
        public Iterator<Integer> iterator() {
            return new Iterator<Integer>() {
                private int next;

                public boolean hasNext() {
                    return next < 3;
                }

                public Integer next() {
                    return next++;
                }
            };
        }
    }

    public static void main(String[] args) {
        check(Verifier.nondetInt());
    }

    static void check(int n) {
        box();
        enums(n == 1 ? Colour.RED : Colour.GREEN, n);
        numbers(n);
        functions(n);
        exceptions(n);
        assert new Point(n).x() == n;
    }

    private static void box() {
        Integer small = 5;
        Integer same = 5;
        Integer large = 500;
        Integer other = 500;
        assert small == same && large != other && large.equals(other) && large.hashCode() == 500;
        assert small.compareTo(large) < 0;
        Boolean yes = true;
        assert yes == Boolean.TRUE && yes;
        Long number = -1L;
        assert number == -1L && number.hashCode() == 0 && number.intValue() == -1;
        Character letter = 'x';
        Short medium = 7;
        Byte tiny = Byte.MIN_VALUE;
        assert letter == 'x' && letter.equals('x') && medium.intValue() == 7 && tiny == -128;
        Double real = 0.5;
        Double nan = Double.NaN;
        Float zero = 0.0f;
        assert real + small + number + letter == 124.5 && real != (Double) 0.5 && real.equals(0.5);
        assert nan.equals(Double.NaN) && !zero.equals(-0.0f) && Float.compare(-0.0f, 0.0f) < 0;
        assert Double.compare(Double.NaN, 1.0) > 0 && Double.isNaN(nan) && !Double.isInfinite(real);
        int sum = 0;
        for (int value : new UpTo()) {
            sum += value;
        }
        assert sum == 3;
    }

    private static void enums(Colour colour, int n) {
        switch (colour) {
            case RED -> {
                assert n == 1;
            }
            case GREEN -> {
                assert n != 1;
            }
            case BLUE -> {
                assert false;
            }
        }
        assert colour.ordinal() < 2 && colour != Colour.BLUE && colour.compareTo(Colour.BLUE) < 0;
        assert colour.name() == "RED" || n != 1;
    }

    private static void numbers(int n) {
        assert Math.max(n, 3) >= 3 && Math.min(n, 3) <= 3;
        assert Math.abs(n) >= 0 || n == Integer.MIN_VALUE;
        assert 1.0 / Math.abs(-0.0) > 0.0 && Math.abs(-1.5f) == 1.5f;
        assert Math.floorMod(n, 3) >= 0 && Math.floorDiv(-7, 2) == -4;
        try {
            assert Math.addExact(n, 1) == n + 1 && n != Integer.MAX_VALUE;
        } catch (ArithmeticException e) {
            assert n == Integer.MAX_VALUE;
        }
    }

    private static void functions(int n) {
        Function<Object, Object> same = value -> value;
        assert same.apply("x") == "x";
        IntBinaryOperator add = (left, right) -> left + right;
        assert add.applyAsInt(n, 1) == n + 1;
        Runnable thrower = () -> {
            throw new IllegalStateException("thrown");
        };
        try {
            thrower.run();
            assert false;
        } catch (IllegalStateException e) {
            assert e.getMessage() == "thrown";
        }
    }

    private static void exceptions(int n) {
        Throwable cause = new Error();
        assert new RuntimeException("text", cause).getCause() == cause;
        try {
            Objects.requireNonNull(n == 3 ? null : cause, "null");
            assert n != 3;
        } catch (NullPointerException e) {
            assert n == 3 && e.getMessage() == "null";
        }
    }
}
