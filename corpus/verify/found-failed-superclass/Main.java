/** A class whose superclass could not be initialised is named itself from the second time on. */
public class Main {
    static class Base {
        static {
            if (Main.class != null) {
                throw new IllegalStateException();
            }
        }
    }

    static class Derived extends Base {
        static void call() {}
    }

    public static void main(String[] args) {
        try {
            Derived.call();
        } catch (ExceptionInInitializerError error) {
            // The first time.
        }
        try {
            Derived.call();
        } catch (NoClassDefFoundError error) {
            assert error.getMessage().endsWith("Base");
        }
    }
}
