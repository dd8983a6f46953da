/** The interface of a lambda fails where the call site is linked, which is not where a class is used. */
public class Main {
    interface Failing {
        int X = fail();

        static int fail() {
            throw new RuntimeException("fail");
        }

        int call();

        default void use() {
        }
    }

    public static void main(String[] args) {
        Throwable thrown = null;
        try {
            Failing failing = () -> 1;
        } catch (Throwable e) {
            thrown = e;
        }
        assert thrown instanceof ExceptionInInitializerError;
    }
}
