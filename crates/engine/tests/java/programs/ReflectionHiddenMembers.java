// undecided reflection on classes of reflection
import java.lang.invoke.MethodHandles;

/** The JDK hides some of its fields. */
public class ReflectionHiddenMembers {
    public static void main(String[] args) {
        try {
            MethodHandles.Lookup.class.getDeclaredField("lookupClass");
        } catch (NoSuchFieldException e) {
            assert false;
        }
    }
}
