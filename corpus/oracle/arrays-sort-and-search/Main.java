import java.util.Arrays;

public class Main {
    public static void main(String[] args) {
        int[] data = {5, -3, 9, 0, 2, 2, -8, 100, 7};
        int[] copy = data.clone();
        Arrays.sort(copy);
        System.out.println(Arrays.toString(copy));
        for (int key : new int[] {-8, 2, 3, 100, 101, -100}) {
            System.out.println(key + " " + Arrays.binarySearch(copy, key));
        }
        Arrays.sort(data, 2, 6);
        System.out.println(Arrays.toString(data));
        int[] large = new int[400];
        for (int i = 0; i < large.length; i++) {
            large[i] = i * 7919 % 1009;
        }
        Arrays.sort(large);
        boolean isSorted = true;
        long hash = 0;
        for (int i = 0; i < large.length; i++) {
            isSorted &= i == 0 || large[i - 1] <= large[i];
            hash = hash * 31 + large[i];
        }
        System.out.println(isSorted + " " + hash);
        double[] doubles = {2.5, -0.0, 0.0, Double.NaN, -1, Double.NEGATIVE_INFINITY};
        Arrays.sort(doubles);
        System.out.println(Arrays.toString(doubles) + Arrays.binarySearch(doubles, 0.0) + Arrays.binarySearch(doubles, -0.0));
        char[] chars = "sorting letters".toCharArray();
        Arrays.sort(chars);
        System.out.println(new String(chars));
        byte[] bytes = {5, -1, 127, -128, 0};
        Arrays.sort(bytes);
        System.out.println(Arrays.toString(bytes));
        String[] words = {"b", "A", "a", "B", "aa"};
        Arrays.sort(words);
        System.out.println(Arrays.toString(words) + Arrays.binarySearch(words, "aa"));
        Arrays.sort(words, String.CASE_INSENSITIVE_ORDER);
        System.out.println(Arrays.toString(words));
        Integer[] boxed = new Integer[60];
        for (int i = 0; i < boxed.length; i++) {
            boxed[i] = i * 37 % 61;
        }
        Arrays.sort(boxed, (x, y) -> y - x);
        System.out.println(Arrays.toString(boxed));
        Arrays.sort(boxed, 10, 20);
        System.out.println(Arrays.asList(boxed).subList(8, 22));
        long[] longs = {1L << 40, -5, 3};
        Arrays.sort(longs);
        System.out.println(Arrays.toString(longs));
        Object[] mixed = {1, "x"};
        try {
            Arrays.sort(mixed);
        } catch (ClassCastException e) {
            System.out.println("CCE");
        }
    }
}
