// undecided more than 255 dimensions
import java.lang.reflect.Array;

public class ArrayOfManyDimensions {
    public static void main(String[] args) {
        Object array = new int[0];
        boolean isRefused = false;
        try {
            for (int i = 0; i < 260; i++) array = Array.newInstance(array.getClass(), 0);
        } catch (IllegalArgumentException e) {
            isRefused = true;
        }
        assert !isRefused;
    }
}
