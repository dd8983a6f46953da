// violated 14
import java.util.Arrays;
import org.sosy_lab.sv_benchmarks.Verifier;

public class LongArrays {
    public static void main(String[] args) {
        assert !Arrays.equals(new long[] {1, 2, 3}, new long[] {1, 2, 4});
        assert Arrays.mismatch(new double[] {0.0, 1}, new double[] {-0.0, 1}) == 0;
        assert Arrays.equals(new double[] {Double.NaN}, new double[] {Double.NaN});
        assert Arrays.mismatch(new int[] {1, 2, 3}, new int[] {1, 2, 4}) == 2;

        long last = Verifier.nondetLong();
        long[] array = {1, 2, last};
        assert !Arrays.equals(array, new long[] {1, 2, 3});
    }
}
