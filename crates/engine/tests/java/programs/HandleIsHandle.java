// holds
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;

/** A variable handle is an object like others. */
public class HandleIsHandle {
    int number;

    public static void main(String[] args) throws Exception {
        VarHandle handle = MethodHandles.lookup().findVarHandle(HandleIsHandle.class, "number", int.class);
        List<VarHandle> handles = new ArrayList<>();
        handles.add(handle);
        VarHandle again = handles.get(0);
        HandleIsHandle object = new HandleIsHandle();
        again.set(object, 3);
        Object any = handle;
        assert any instanceof VarHandle && object.number == 3;
    }
}
