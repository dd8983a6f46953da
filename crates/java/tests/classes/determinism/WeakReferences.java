// source: calls `java.lang.ref.WeakReference.get`
// source: makes a `java.lang.ref.WeakReference`
import java.lang.ref.WeakReference;

class WeakReferences {
    public static void main(String[] args) throws Exception {
        assert new WeakReference<>("x").get() != null;
    }
}
