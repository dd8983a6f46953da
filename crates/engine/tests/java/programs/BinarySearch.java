// holds
import org.sosy_lab.sv_benchmarks.Verifier;

public class BinarySearch {
    public static void main(String[] args) {
        int[] array = new int[64];
        for (int i = 0; i < 64; i++) {
            array[i] = i * 3;
        }
        int key = Verifier.nondetInt();
        int low = 0;
        int high = 63;
        int found = -1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (array[middle] < key) {
                low = middle + 1;
            } else if (array[middle] > key) {
                high = middle - 1;
            } else {
                found = middle;
                break;
            }
        }
        assert found == -1 || array[found] == key;
        assert found != -1 || key < 0 || key % 3 != 0 || key > 189;
    }
}
