import java.util.Arrays;

public class Main {
    public static void main(String[] args) {
        int[] a = {1, 2, 3, 4, 5};
        System.out.println(Arrays.toString(Arrays.copyOf(a, 3)) + Arrays.toString(Arrays.copyOf(a, 7)) + Arrays.toString(Arrays.copyOfRange(a, 2, 8)));
        int[] b = a.clone();
        System.out.println(Arrays.equals(a, b) + " " + a.equals(b) + " " + Arrays.hashCode(a) + " " + Arrays.hashCode((int[]) null) + " " + Arrays.hashCode(new Object[] {1, null, "x"}));
        b[4] = 0;
        System.out.println(Arrays.compare(a, b) + " " + Arrays.mismatch(a, b) + " " + Arrays.mismatch(a, a) + " " + Arrays.equals(a, 0, 4, b, 0, 4));
        Arrays.fill(b, 9);
        Arrays.fill(b, 1, 3, -1);
        System.out.println(Arrays.toString(b));
        Arrays.setAll(b, i -> i * i);
        System.out.println(Arrays.toString(b) + Arrays.stream(b).sum());
        int[][] deep = {{1, 2}, {3}, null};
        int[][] same = {{1, 2}, {3}, null};
        System.out.println(Arrays.deepEquals(deep, same) + " " + Arrays.equals(deep, same) + " " + Arrays.deepToString(deep) + " " + Arrays.deepHashCode(deep));
        int[][] shallow = deep.clone();
        shallow[0][0] = 42;
        shallow[1] = new int[] {7};
        System.out.println(Arrays.deepToString(deep) + Arrays.deepToString(shallow));
        System.arraycopy(a, 0, a, 1, 4);
        System.out.println(Arrays.toString(a));
        System.arraycopy(a, 2, a, 0, 3);
        System.out.println(Arrays.toString(a));
        String[] words = {"x", "y"};
        Object[] objects = Arrays.copyOf(words, 3, Object[].class);
        objects[2] = 5;
        System.out.println(Arrays.toString(objects));
        try {
            System.arraycopy(new Object[] {"s", 1}, 0, words, 0, 2);
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage() + " " + Arrays.toString(words));
        }
        try {
            System.arraycopy(a, 0, new long[9], 0, 2);
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Arrays.asList(1, 2, 3).indexOf(2) + " " + Arrays.asList(a).size() + " " + Arrays.asList(words));
        boolean[] flags = new boolean[3];
        Arrays.fill(flags, true);
        System.out.println(Arrays.toString(flags) + Arrays.toString(new float[2]) + Arrays.toString(new char[] {'a', 'b'}) + Arrays.hashCode(new double[] {1.5, -0.0}) + Arrays.hashCode(flags));
    }
}
