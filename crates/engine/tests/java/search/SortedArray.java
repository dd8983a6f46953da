// violated 16
import java.util.Arrays;
import org.sosy_lab.sv_benchmarks.Verifier;

/** An array of any length: two equal elements are enough. */
public class SortedArray {
    public static void main(String[] args) {
        int length = Verifier.nondetInt();
        Verifier.assume(length >= 2);
        int[] array = new int[length];
        for (int i = 0; i < length; i++) {
            array[i] = Verifier.nondetInt();
        }
        Arrays.sort(array);
        for (int i = 1; i < length; i++) {
            assert array[i - 1] < array[i];
        }
    }
}
