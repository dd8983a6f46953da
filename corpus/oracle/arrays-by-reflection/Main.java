import java.lang.reflect.Array;
import java.util.Arrays;

public class Main {
    public static void main(String[] args) throws Exception {
        Object ints = Array.newInstance(int.class, 3);
        Array.setInt(ints, 1, 5);
        Array.set(ints, 2, 7);
        System.out.println(Array.getLength(ints) + " " + Array.get(ints, 1) + " " + Array.getInt(ints, 2) + Arrays.toString((int[]) ints));
        Object texts = Array.newInstance(String.class, 2);
        Array.set(texts, 0, "first");
        System.out.println(Array.get(texts, 0) + " " + Array.get(texts, 1) + " " + texts.getClass().getComponentType() + texts.getClass().getName());
        try {
            Array.get(ints, 3);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("outside");
        }
        try {
            Array.set(texts, 0, 5);
        } catch (IllegalArgumentException e) {
            System.out.println("mismatch");
        }
        try {
            Array.getLength("text");
        } catch (IllegalArgumentException e) {
            System.out.println("no array");
        }
    }
}
