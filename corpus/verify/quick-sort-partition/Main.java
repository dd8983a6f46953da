import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static int partition(int[] data) {
        int pivot = data[0];
        int border = 0;
        for (int i = 1; i < data.length; i++) {
            if (data[i] < pivot) {
                border++;
                int kept = data[i];
                data[i] = data[border];
                data[border] = kept;
            }
        }
        // The pivot itself is never moved to the border.
        return border;
    }

    public static void main(String[] args) {
        int[] data = new int[4];
        for (int i = 0; i < 4; i++) {
            data[i] = Verifier.nondetInt();
        }
        int border = partition(data);
        for (int i = 0; i < border; i++) {
            assert data[i] < data[border] || data[i] == data[border];
        }
    }
}
