// undecided a variable handle with a value of another type
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.WrongMethodTypeException;

/** An exchange of numbers does not give a truth value. */
public class HandleExchangesTruth {
    int number;

    public static void main(String[] args) throws Exception {
        VarHandle handle = MethodHandles.lookup().findVarHandle(HandleExchangesTruth.class, "number", int.class);
        boolean isRefused = false;
        try {
            boolean truth = (boolean) handle.compareAndExchange(new HandleExchangesTruth(), 0, 1);
        } catch (WrongMethodTypeException exception) {
            isRefused = true;
        }
        assert !isRefused;
    }
}
