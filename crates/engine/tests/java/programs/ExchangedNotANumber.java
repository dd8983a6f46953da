// undecided a variable handle that compares floating-point numbers
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Handles compare the bits of numbers, and of NaNs there are many. */
public class ExchangedNotANumber {
    double number;

    public static void main(String[] args) throws Exception {
        VarHandle handle = MethodHandles.lookup().findVarHandle(ExchangedNotANumber.class, "number", double.class);
        ExchangedNotANumber it = new ExchangedNotANumber();
        it.number = Double.longBitsToDouble(0x7ff8000000000001L);
        assert handle.compareAndSet(it, Double.NaN, 1.0);
    }
}
