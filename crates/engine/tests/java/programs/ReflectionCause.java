// undecided the cause of an exception
/** That an argument is refused has a cause in some releases. */
public class ReflectionCause {
    static void method(int x) {}

    public static void main(String[] args) throws Exception {
        try {
            ReflectionCause.class.getDeclaredMethod("method", int.class).invoke(null, new Object[1]);
        } catch (IllegalArgumentException e) {
            assert e.getCause() == null;
        }
    }
}
