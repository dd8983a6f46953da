package java.lang;

public final class Float extends Number implements Comparable<Float> {
    private static final float POSITIVE_INFINITY = 1.0f / 0.0f;
    private static final float NEGATIVE_INFINITY = -POSITIVE_INFINITY;

    private final float value;

    public Float(float value) {
        this.value = value;
    }

    public static Float valueOf(float value) {
        return new Float(value);
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return (long) value;
    }

    public float floatValue() {
        return value;
    }

    public double doubleValue() {
        return value;
    }

    public boolean isNaN() {
        return value != value;
    }

    public static boolean isNaN(float value) {
        return value != value;
    }

    public static boolean isInfinite(float value) {
        return value == POSITIVE_INFINITY || value == NEGATIVE_INFINITY;
    }

    /** Unlike `==`, NaN equals NaN, and 0.0 is not -0.0. */
    public boolean equals(Object other) {
        return other instanceof Float && compare(((Float) other).value, value) == 0;
    }

    public int compareTo(Float other) {
        return compare(value, other.value);
    }

    /** NaN is the largest number, and -0.0 is less than 0.0. */
    public static int compare(float left, float right) {
        if (left < right) {
            return -1;
        }
        if (left > right) {
            return 1;
        }
        if (left != left || right != right) {
            return left == left ? -1 : right == right ? 1 : 0;
        }
        return left != 0.0f || 1.0f / left == 1.0f / right ? 0 : 1.0f / left < 0.0f ? -1 : 1;
    }
}
