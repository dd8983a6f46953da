import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class Main {
    float number = 1.5f;

    public static void main(String[] args) throws ReflectiveOperationException {
        VarHandle handle = MethodHandles.lookup().findVarHandle(Main.class, "number", float.class);
        Main main = new Main();
        handle.getAndAdd(main, 2.0f);
        assert main.number == 3.5f;
    }
}
