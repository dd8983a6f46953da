import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static void sort(int[] data) {
        for (int i = 1; i < data.length; i++) {
            int key = data[i];
            int j = i - 1;
            while (j >= 0 && data[j] > key) {
                data[j + 1] = data[j];
                j--;
            }
            data[j + 1] = key;
        }
    }

    public static void main(String[] args) {
        int[] data = new int[6];
        for (int i = 0; i < data.length; i++) {
            data[i] = Verifier.nondetInt();
        }
        sort(data);
        for (int i = 1; i < data.length; i++) {
            assert data[i - 1] <= data[i];
        }
    }
}
