// holds
public class InterfaceFailsAfterClass {
    static int made;

    interface Failing {
        int FIELD = make();

        static int make() {
            new Base();
            if (made == 1) {
                throw new IllegalStateException();
            }
            return 1;
        }

        default void method() {}
    }

    static class Base implements Failing {
        static {
            made++;
        }
    }

    static class Sub extends Base {
        static {
            made += 10;
        }
    }

    public static void main(String[] args) {
        try {
            made += Failing.FIELD;
            assert false;
        } catch (ExceptionInInitializerError expected) {
            // Its class was initialised in the meantime, and stays so.
            new Sub();
        }
        assert made == 11;
    }
}
