// holds
import java.lang.reflect.Method;

/** A method that is called by reflection initialises the class that declares it, before anything else, even if that is an interface. */
public class ReflectionCallsInitialise {
    static String log = "";

    static int note(String text) {
        log += text;
        return 1;
    }

    interface Plain { int FIELD = note("P"); void method(); }
    interface Refusing { int FIELD = note("R"); void method(); }
    static class Both implements Plain, Refusing { public void method() { log += "m"; } }
    static class Null { static { log += "0"; } void method() {} }
    static class Foreign { static { log += "F"; } void method() {} }

    public static void main(String[] args) throws Exception {
        Both both = new Both();
        assert log.isEmpty();
        Plain.class.getMethod("method").invoke(both);
        try {
            Refusing.class.getMethod("method").invoke(both, 1);
            assert false;
        } catch (IllegalArgumentException e) {
            log += "!";
        }
        Method method = Null.class.getDeclaredMethod("method");
        method.setAccessible(true);
        try {
            method.invoke(null);
            assert false;
        } catch (NullPointerException e) {
            log += "!";
        }
        try {
            Foreign.class.getDeclaredMethod("method").invoke("x");
            assert false;
        } catch (IllegalArgumentException e) {
            log += "!";
        }
        assert log.equals("PmR!0!F!");
    }
}
