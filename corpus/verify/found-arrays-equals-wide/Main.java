import java.util.Arrays;

/** All kinds of elements are compared up to the last one. */
public class Main {
    public static void main(String[] args) {
        long[] longs = {1, 2, 3, 9};
        long[] others = {0, 1, 2, 4};
        assert !Arrays.equals(longs, 0, 3, others, 1, 4);
        assert Arrays.equals(longs, 0, 2, others, 1, 3);
        assert Arrays.mismatch(longs, 0, 3, others, 1, 4) == 2;
        double[] positive = {1, Double.NaN, 0.0};
        double[] negative = {1, Double.NaN, -0.0};
        assert !Arrays.equals(positive, negative);
        assert Arrays.mismatch(positive, negative) == 2;
        assert Arrays.compare(positive, negative) > 0;
        assert !Arrays.equals(new float[] {1, Float.NaN, 0f}, new float[] {1, Float.NaN, -0f});
        assert !Arrays.equals(new int[] {1, 2, 3}, new int[] {1, 2, 4});
        assert !Arrays.equals(new byte[] {0, 0, 0, 0, 0, 0, 0, 0, 9}, new byte[9]);
        assert !Arrays.equals(new char[] {0, 0, 0, 0, 'a'}, new char[5]);
    }
}
