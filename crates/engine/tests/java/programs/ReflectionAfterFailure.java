// undecided reflection on a method of a class whose initialiser failed
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** From the sixteenth call on, some releases say that it was the method that threw. */
public class ReflectionAfterFailure {
    static int zero = 0;

    static class Failing { static int field = 1 / zero; static void method() {} }

    public static void main(String[] args) throws Exception {
        Method method = Failing.class.getDeclaredMethod("method");
        for (int i = 0; i < 20; i++) {
            try {
                method.invoke(null);
            } catch (InvocationTargetException e) {
                assert false;
            } catch (LinkageError e) {
                // As it should be.
            }
        }
    }
}
