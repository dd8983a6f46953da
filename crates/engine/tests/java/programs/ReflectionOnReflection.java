// undecided reflection on classes of reflection
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;

/** Some releases think that what a method of reflection throws is about its arguments. */
public class ReflectionOnReflection {
    public static void main(String[] args) throws Exception {
        try {
            Array.class.getMethod("getLength", Object.class).invoke(null, new Object[1]);
        } catch (InvocationTargetException e) {
            // As in older releases.
        } catch (IllegalArgumentException e) {
            assert false;
        }
    }
}
