// holds
import java.lang.reflect.Array;

/** The class of a lambda is hidden, that of an array of them is not. */
public class HiddenArray {
    public static void main(String[] args) {
        Runnable nothing = () -> {};
        Object array = Array.newInstance(nothing.getClass(), 1);
        assert nothing.getClass().isHidden() && !array.getClass().isHidden();
    }
}
