package trusted;

/** Stands for the classes that are woven into a program. */
public class Monitor {
    private static final Object[] SEEN = new Object[1];

    public static int check(int value) {
        SEEN[0] = System.nanoTime();
        return value;
    }
}
