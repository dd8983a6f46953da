package java.lang;

public abstract class Enum<E extends Enum<E>> implements Comparable<E>, java.io.Serializable {
    private final String name;
    private final int ordinal;

    protected Enum(String name, int ordinal) {
        this.name = name;
        this.ordinal = ordinal;
    }

    public final String name() {
        return name;
    }

    public String toString() {
        return name;
    }

    public final int ordinal() {
        return ordinal;
    }

    public final boolean equals(Object other) {
        return this == other;
    }

    /** Only constants of the same enum can be compared; its declaration alone says so here. */
    public final int compareTo(E other) {
        Enum<?> right = other;
        return ordinal - right.ordinal;
    }
}
