// undecided a variable handle with a value of another type
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.WrongMethodTypeException;

/** A variable handle refuses what it has no use for. */
public class HandleWithTooMany {
    int number;

    public static void main(String[] args) throws Exception {
        VarHandle handle = MethodHandles.lookup().findVarHandle(HandleWithTooMany.class, "number", int.class);
        boolean isRefused = false;
        try {
            int number = (int) handle.get(new HandleWithTooMany(), 3);
        } catch (WrongMethodTypeException exception) {
            isRefused = true;
        }
        assert !isRefused;
    }
}
