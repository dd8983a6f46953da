package java.lang;

public final class Integer extends Number implements Comparable<Integer> {
    /** Small numbers are boxed into the same object each time, which `==` can see. */
    private static final Integer[] small = new Integer[256];

    private final int value;

    public Integer(int value) {
        this.value = value;
    }

    public static Integer valueOf(int value) {
        if (value < -128 || value > 127) {
            return new Integer(value);
        }
        if (small[value + 128] == null) {
            small[value + 128] = new Integer(value);
        }
        return small[value + 128];
    }

    public int intValue() {
        return value;
    }

    public long longValue() {
        return value;
    }

    public float floatValue() {
        return value;
    }

    public double doubleValue() {
        return value;
    }

    public boolean equals(Object other) {
        return other instanceof Integer && ((Integer) other).value == value;
    }

    public int hashCode() {
        return value;
    }

    public int compareTo(Integer other) {
        return compare(value, other.value);
    }

    public static int compare(int left, int right) {
        return left < right ? -1 : left == right ? 0 : 1;
    }

    public static int max(int left, int right) {
        return left >= right ? left : right;
    }

    public static int min(int left, int right) {
        return left <= right ? left : right;
    }

    public static int sum(int left, int right) {
        return left + right;
    }

    public static int signum(int value) {
        return value > 0 ? 1 : value < 0 ? -1 : 0;
    }
}
