// holds
import org.sosy_lab.sv_benchmarks.Verifier;

public class InsertionSort {
    static void sort(int[] array) {
        for (int i = 1; i < array.length; i++) {
            int x = array[i];
            int j = i - 1;
            while (j >= 0 && array[j] > x) {
                array[j + 1] = array[j];
                j--;
            }
            array[j + 1] = x;
        }
    }

    public static void main(String[] args) {
        int[] array = new int[6];
        for (int i = 0; i < array.length; i++) {
            array[i] = Verifier.nondetInt();
        }
        sort(array);
        for (int i = 0; i + 1 < array.length; i++) {
            assert array[i] <= array[i + 1];
        }
    }
}
