// undecided more objects than a virtual machine may have room for
import java.lang.reflect.InvocationTargetException;

/** Where the error arrives as another exception, the program notices that there was no room. */
public class MemoryBehindReflection {
    public static void big() {
        int[][] arrays = new int[2000][];
        for (int i = 0; i < 2000; i++) {
            arrays[i] = new int[8_000_000];
        }
    }

    public static void main(String[] args) throws Exception {
        boolean isBad = false;
        try {
            MemoryBehindReflection.class.getMethod("big").invoke(null);
        } catch (InvocationTargetException e) {
            isBad = true;
        }
        assert !isBad;
    }
}
