package Character;

/** A package with the name of a class of the JDK. */
public class UnicodeBlock {
    public static Object of(int x) {
        assert x != 5;
        return null;
    }
}
