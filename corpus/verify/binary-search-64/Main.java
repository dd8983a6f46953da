import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int find(int[] sorted, int key) {
        int low = 0;
        int high = sorted.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (sorted[middle] < key) {
                low = middle + 1;
            } else if (sorted[middle] > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static void main(String[] args) {
        int[] table = new int[64];
        for (int i = 0; i < table.length; i++) {
            table[i] = 3 * i - 50;
        }
        int key = Verifier.nondetInt();
        int at = find(table, key);
        if (at >= 0) {
            assert table[at] == key;
        } else {
            int insertion = -at - 1;
            assert insertion == 0 || table[insertion - 1] < key;
            assert insertion == table.length || table[insertion] > key;
        }
    }
}
