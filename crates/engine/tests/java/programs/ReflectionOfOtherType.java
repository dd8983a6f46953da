// holds
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.concurrent.Callable;

/** A primitive type that does not fit is refused before the object, the index, or whether the field is final. */
public class ReflectionOfOtherType {
    static class Fields { Object object; int number; final int fixed; Fields() { fixed = 1; } }

    static Field field(String name) throws Exception {
        Field field = Fields.class.getDeclaredField(name);
        field.setAccessible(name != "fixed");
        return field;
    }

    static String of(Callable<?> attempt) {
        try {
            attempt.call();
            return "none";
        } catch (Exception e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) {
        Fields fields = new Fields();
        String illegal = "IllegalArgumentException";
        assert of(() -> field("object").getBoolean(null)).equals(illegal);
        assert of(() -> { field("object").setInt(null, 1); return null; }).equals(illegal);
        assert of(() -> { field("number").setBoolean(null, true); return null; }).equals(illegal);
        assert of(() -> { field("fixed").setBoolean(fields, true); return null; }).equals(illegal);
        assert of(() -> { field("fixed").setInt(fields, 1); return null; }).equals("IllegalAccessException");
        assert of(() -> field("number").getLong(null)).equals("NullPointerException");
        assert of(() -> Array.getInt(new Object[1], 5)).equals(illegal);
        assert of(() -> { Array.setInt(new Object[1], 5, 1); return null; }).equals(illegal);
        assert of(() -> { Array.set(new int[1], 5, null); return null; }).equals(illegal);
        String outside = "ArrayIndexOutOfBoundsException";
        assert of(() -> { Array.set(new int[1], 5, "x"); return null; }).equals(outside);
        assert of(() -> { Array.set(new Object[1], 5, null); return null; }).equals(outside);
        assert of(() -> Array.getInt(new int[1], -1)).equals(outside);
    }
}
