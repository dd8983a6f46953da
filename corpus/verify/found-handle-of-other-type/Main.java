import java.lang.invoke.MethodHandles;

/** There is no field of that name and type. */
public class Main {
    int number;

    public static void main(String[] args) throws IllegalAccessException {
        boolean isMissing = false;
        try {
            MethodHandles.lookup().findVarHandle(Main.class, "number", long.class);
        } catch (NoSuchFieldException e) {
            isMissing = true;
        }
        assert !isMissing;
    }
}
