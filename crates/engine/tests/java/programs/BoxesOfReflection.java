// violated 12
import java.lang.reflect.Method;

/** Some JDKs take the box of the cache, others a new one. */
public class BoxesOfReflection {
    public static void main(String[] args) throws Exception {
        Method method = BoxesOfReflection.class.getMethod("one");
        Object box = method.invoke(null);
        assert box.equals(1);
        assert box == box;
        assert box != Integer.valueOf(2);
        assert box == Integer.valueOf(1);
    }

    public static int one() {
        return 1;
    }
}
