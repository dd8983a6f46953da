import org.sosy_lab.sv_benchmarks.Verifier;

/** Overlapping parts of one array, at positions that are not known. */
public class Main {
    public static void main(String[] args) {
        int[] array = {0, 1, 2, 3, 4, 5};
        int[] before = array.clone();
        int[] expected = array.clone();
        int from = Verifier.nondetInt();
        int to = Verifier.nondetInt();
        int count = Verifier.nondetInt();
        try {
            System.arraycopy(array, from, array, to, count);
            for (int i = 0; i < count; i++) {
                expected[to + i] = before[from + i];
            }
            for (int i = 0; i < array.length; i++) {
                assert array[i] == expected[i];
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            assert from < 0 || to < 0 || count < 0 || (long) from + count > 6 || (long) to + count > 6;
        }
    }
}
