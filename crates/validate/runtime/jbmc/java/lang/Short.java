package java.lang;

public final class Short extends Number implements Comparable<Short> {
    /** Small values are boxed into the same object each time, which `==` can see. */
    private static final Short[] small = new Short[256];

    private final short value;

    public Short(short value) {
        this.value = value;
    }

    public static Short valueOf(short value) {
        if (value < -128 || value > 127) {
            return new Short(value);
        }
        if (small[value + 128] == null) {
            small[value + 128] = new Short(value);
        }
        return small[value + 128];
    }

    public byte byteValue() {
        return (byte) value;
    }

    public short shortValue() {
        return value;
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
        return other instanceof Short && ((Short) other).value == value;
    }

    public int hashCode() {
        return value;
    }

    public int compareTo(Short other) {
        return value - other.value;
    }

    public static int compare(short left, short right) {
        return left - right;
    }
}
