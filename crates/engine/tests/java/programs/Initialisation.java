// holds
public class Initialisation {
    static int order;

    static int next(int digit) {
        order = order * 10 + digit;
        return digit;
    }

    static class Base {
        static int value = next(1);
        static int seen = Derived.value;
    }

    interface Defaults {
        int VALUE = next(2);

        default void method() {
        }
    }

    static class Derived extends Base implements Defaults {
        static int value = next(3);
    }

    static class Failing {
        static int value = 1 / (order - order);
    }

    static class Custom extends Error {
    }

    static class FailingWithError {
        static int value = fail();

        static int fail() {
            throw new Custom();
        }
    }

    enum Kind {
        PLAIN,
        SPECIAL {
            @Override
            int number() {
                return 5;
            }
        };

        int number() {
            return 4;
        }
    }

    public static void main(String[] args) {
        assert Derived.value == 3;
        assert order == 123;
        assert Base.seen == 0;
        try {
            order = Failing.value;
            assert false;
        } catch (ExceptionInInitializerError e) {
            assert e.getCause() instanceof ArithmeticException;
            assert e.getCause().getMessage().equals("/ by zero");
        }
        try {
            order = Failing.value;
            assert false;
        } catch (NoClassDefFoundError e) {
            assert e.getMessage().equals("Could not initialize class Initialisation$Failing");
        }
        try {
            order = FailingWithError.value;
            assert false;
        } catch (Custom e) {
            assert order == 123;
        }
        assert Kind.SPECIAL.number() == 5 && Kind.PLAIN.number() == 4 && Kind.values().length == 2;
    }
}
