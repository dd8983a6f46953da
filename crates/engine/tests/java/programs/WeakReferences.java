// undecided a weak reference
import java.lang.ref.WeakReference;

public class WeakReferences {
    public static void main(String[] args) {
        assert new WeakReference<>(new Object()).get() != null;
    }
}
