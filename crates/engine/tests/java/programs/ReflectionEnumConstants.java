// undecided reflection on the array of an enum's constants
import java.lang.reflect.Field;

/** The virtual machine has its own copy of the constants since it first needed one. */
public class ReflectionEnumConstants {
    enum Letter { A, B }

    public static void main(String[] args) throws Exception {
        Letter.class.getEnumConstants();
        Field field = Letter.class.getDeclaredField("$VALUES");
        field.setAccessible(true);
        ((Letter[]) field.get(null))[0] = Letter.B;
        assert Letter.class.getEnumConstants()[0] == Letter.B;
    }
}
