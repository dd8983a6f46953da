import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] table = new int[64];
        for (int i = 0; i < table.length; i++) {
            table[i] = i * i;
        }
        int key = Verifier.nondetInt();
        Verifier.assume(key >= 0 && key < 64);
        int low = 0;
        int high = table.length - 1;
        boolean isFound = false;
        // Should be low <= high.
        while (low < high) {
            int middle = (low + high) / 2;
            if (table[middle] < key * key) {
                low = middle + 1;
            } else if (table[middle] > key * key) {
                high = middle - 1;
            } else {
                isFound = true;
                break;
            }
        }
        assert isFound;
    }
}
