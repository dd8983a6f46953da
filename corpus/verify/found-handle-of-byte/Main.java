import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A handle of a byte adds as bytes do. */
public class Main {
    byte number = 127;

    public static void main(String[] args) throws ReflectiveOperationException {
        VarHandle handle = MethodHandles.lookup().findVarHandle(Main.class, "number", byte.class);
        Main main = new Main();
        handle.getAndAdd(main, (byte) 1);
        assert main.number == 128;
    }
}
