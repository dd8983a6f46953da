package java.lang;

public final class Double extends Number implements Comparable<Double> {
    private static final double POSITIVE_INFINITY = 1.0 / 0.0;
    private static final double NEGATIVE_INFINITY = -POSITIVE_INFINITY;

    private final double value;

    public Double(double value) {
        this.value = value;
    }

    public static Double valueOf(double value) {
        return new Double(value);
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return (long) value;
    }

    public float floatValue() {
        return (float) value;
    }

    public double doubleValue() {
        return value;
    }

    public boolean isNaN() {
        return value != value;
    }

    public static boolean isNaN(double value) {
        return value != value;
    }

    public static boolean isInfinite(double value) {
        return value == POSITIVE_INFINITY || value == NEGATIVE_INFINITY;
    }

    /** Unlike `==`, NaN equals NaN, and 0.0 is not -0.0. */
    public boolean equals(Object other) {
        return other instanceof Double && compare(((Double) other).value, value) == 0;
    }

    public int compareTo(Double other) {
        return compare(value, other.value);
    }

    /** NaN is the largest number, and -0.0 is less than 0.0. */
    public static int compare(double left, double right) {
        if (left < right) {
            return -1;
        }
        if (left > right) {
            return 1;
        }
        if (left != left || right != right) {
            return left == left ? -1 : right == right ? 1 : 0;
        }
        return left != 0.0 || 1.0 / left == 1.0 / right ? 0 : 1.0 / left < 0.0 ? -1 : 1;
    }
}
