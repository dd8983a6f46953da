// undecided reflection on a field of a class that is not initialised
import java.lang.reflect.Field;

/** Some releases initialise the class of a field that belongs to objects, others do not. */
public class ReflectionFieldNotInitialised {
    static int count;

    static class Counted { static { count++; } int field; }

    public static void main(String[] args) throws Exception {
        Field field = Counted.class.getDeclaredField("field");
        field.setAccessible(true);
        try {
            field.get(null);
        } catch (NullPointerException e) {
            assert count == 0;
        }
    }
}
