/** A label that is a constant of an enum does not initialise the enum for the sake of other objects. */
public class Main {
    static boolean isInitialised;

    interface Shade {}

    enum Colour implements Shade {
        RED;

        static {
            isInitialised = true;
        }
    }

    record Grey(int depth) implements Shade {}

    static int number(Shade shade) {
        return switch (shade) {
            case Colour.RED -> 1;
            default -> 2;
        };
    }

    public static void main(String[] args) {
        assert number(new Grey(3)) == 2;
        assert isInitialised;
    }
}
