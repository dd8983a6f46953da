// holds
public class InterfaceOfWaitingClass {
    static final StringBuilder LOG = new StringBuilder();

    static int log(char what) {
        LOG.append(what);
        return 1;
    }

    interface First {
        int FIELD = make();

        static int make() {
            log('1');
            new Sub();
            return log('.');
        }

        default void first() {}
    }

    interface Second {
        int FIELD = log('2');

        default void second() {}
    }

    static class Base implements First, Second {
        static {
            log('B');
        }
    }

    static class Sub extends Base {
        static {
            log('S');
        }
    }

    public static void main(String[] args) {
        new Base();
        // Somebody initialises the superclass already, so that its second interface does not come before the subclass.
        assert LOG.toString().equals("1S.2B");
    }
}
