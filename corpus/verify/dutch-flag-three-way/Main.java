import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] data = new int[5];
        for (int i = 0; i < data.length; i++) {
            data[i] = Verifier.nondetInt();
            Verifier.assume(data[i] >= 0 && data[i] <= 2);
        }
        int low = 0;
        int at = 0;
        int high = data.length - 1;
        while (at <= high) {
            if (data[at] == 0) {
                data[at++] = data[low];
                data[low++] = 0;
            } else if (data[at] == 2) {
                data[at] = data[high];
                data[high--] = 2;
            } else {
                at++;
            }
        }
        for (int i = 1; i < data.length; i++) {
            assert data[i - 1] <= data[i];
        }
    }
}
