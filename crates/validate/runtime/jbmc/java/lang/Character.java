package java.lang;

public final class Character implements java.io.Serializable, Comparable<Character> {
    /** Small values are boxed into the same object each time, which `==` can see. */
    private static final Character[] small = new Character[128];

    private final char value;

    public Character(char value) {
        this.value = value;
    }

    public static Character valueOf(char value) {
        if (value > 127) {
            return new Character(value);
        }
        if (small[value] == null) {
            small[value] = new Character(value);
        }
        return small[value];
    }

    public char charValue() {
        return value;
    }

    public boolean equals(Object other) {
        return other instanceof Character && ((Character) other).value == value;
    }

    public int hashCode() {
        return value;
    }

    public int compareTo(Character other) {
        return value - other.value;
    }

    public static int compare(char left, char right) {
        return left - right;
    }
}
