// holds
import java.util.concurrent.Callable;

/** What is refused by reflection was initialised before, or not: the same on all releases but for objects of another class. */
public class ReflectionInitialises {
    static String log = "";

    static class Written { static { log += "W"; } static int field = 1; }
    static class Fixed { static { log += "F"; } static final Integer FIELD = 1; }
    static class Narrow { static { log += "N"; } static int field = 1; }
    static class Called { static { log += "C"; } static void method(int x) {} }
    static class Made { static { log += "M"; } Made(int x) {} }
    static class Null { static { log += "0"; } int field; void method() {} }

    static void attempt(Callable<?> attempt) {
        try {
            attempt.call();
            log += "-";
        } catch (Exception e) {
            log += "!";
        }
    }

    public static void main(String[] args) {
        attempt(() -> { Written.class.getDeclaredField("field").set(null, "x"); return null; });
        attempt(() -> { Fixed.class.getDeclaredField("FIELD").set(null, 3); return null; });
        attempt(() -> Narrow.class.getDeclaredField("field").getByte(null));
        attempt(() -> Called.class.getDeclaredMethod("method", int.class).invoke(null, "x"));
        attempt(() -> Made.class.getDeclaredConstructor(int.class).newInstance("x"));
        attempt(() -> Null.class.getDeclaredField("field").get(null));
        attempt(() -> Null.class.getDeclaredMethod("method").invoke(null));
        assert log.equals("W!F!N!C!M!!!");
    }
}
