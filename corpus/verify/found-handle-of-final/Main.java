import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A final field cannot be set by a handle. */
public class Main {
    final int number;

    Main(int number) {
        this.number = number;
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        VarHandle handle = MethodHandles.lookup().findVarHandle(Main.class, "number", int.class);
        boolean isRefused = false;
        try {
            handle.set(new Main(1), 5);
        } catch (UnsupportedOperationException e) {
            isRefused = true;
        }
        assert !isRefused;
    }
}
