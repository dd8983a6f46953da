// undecided an interface that fails before the class that waits for it
public class InterfaceFailsBeforeItsTurn {
    static boolean isMade;

    interface Failing {
        int FIELD = fail();

        static int fail() {
            throw new IllegalStateException();
        }

        default void method() {}
    }

    static class Base {
        static {
            try {
                isMade = Failing.FIELD == 0;
            } catch (ExceptionInInitializerError caught) {
                isMade = false;
            }
        }
    }

    static class Sub extends Base implements Failing {
        static {
            isMade = true;
        }
    }

    public static void main(String[] args) {
        try {
            new Sub();
        } catch (NoClassDefFoundError expected) {
            assert isMade;
        }
    }
}
