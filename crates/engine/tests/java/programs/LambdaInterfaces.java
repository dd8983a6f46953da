// holds
import java.io.Serializable;
import java.util.Arrays;
import java.util.List;

/** That a lambda can be serialised is said last, and only if none of its interfaces says so. */
public class LambdaInterfaces {
    interface Task extends Runnable, Serializable {}
    interface Mark {}
    interface Saved extends Serializable {}

    static List<Class<?>> of(Object lambda) {
        return Arrays.asList(lambda.getClass().getInterfaces());
    }

    public static void main(String[] args) {
        Task task = () -> {};
        assert of(task).equals(List.of(Task.class));
        Runnable marked = (Runnable & Mark & Serializable & Cloneable) () -> {};
        assert of(marked).equals(List.of(Runnable.class, Mark.class, Cloneable.class, Serializable.class));
        Runnable saved = (Runnable & Saved) () -> {};
        assert of(saved).equals(List.of(Runnable.class, Saved.class));
    }
}
