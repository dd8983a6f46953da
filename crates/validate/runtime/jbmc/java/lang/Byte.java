package java.lang;

public final class Byte extends Number implements Comparable<Byte> {
    /** Small values are boxed into the same object each time, which `==` can see. */
    private static final Byte[] small = new Byte[256];

    private final byte value;

    public Byte(byte value) {
        this.value = value;
    }

    public static Byte valueOf(byte value) {
        if (small[value + 128] == null) {
            small[value + 128] = new Byte(value);
        }
        return small[value + 128];
    }

    public byte byteValue() {
        return value;
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
        return other instanceof Byte && ((Byte) other).value == value;
    }

    public int hashCode() {
        return value;
    }

    public int compareTo(Byte other) {
        return value - other.value;
    }

    public static int compare(byte left, byte right) {
        return left - right;
    }
}
