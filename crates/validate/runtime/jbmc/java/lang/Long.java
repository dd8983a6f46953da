package java.lang;

public final class Long extends Number implements Comparable<Long> {
    /** Small numbers are boxed into the same object each time, which `==` can see. */
    private static final Long[] small = new Long[256];

    private final long value;

    public Long(long value) {
        this.value = value;
    }

    public static Long valueOf(long value) {
        if (value < -128 || value > 127) {
            return new Long(value);
        }
        if (small[(int) value + 128] == null) {
            small[(int) value + 128] = new Long(value);
        }
        return small[(int) value + 128];
    }

    public int intValue() {
        return (int) value;
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
        return other instanceof Long && ((Long) other).value == value;
    }

    public int hashCode() {
        return (int) (value ^ value >>> 32);
    }

    public int compareTo(Long other) {
        return compare(value, other.value);
    }

    public static int compare(long left, long right) {
        return left < right ? -1 : left == right ? 0 : 1;
    }

    public static long max(long left, long right) {
        return left >= right ? left : right;
    }

    public static long min(long left, long right) {
        return left <= right ? left : right;
    }

    public static long sum(long left, long right) {
        return left + right;
    }

    public static int signum(long value) {
        return value > 0 ? 1 : value < 0 ? -1 : 0;
    }
}
