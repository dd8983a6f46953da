import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] counts = new int[4];
        int[] data = new int[5];
        for (int i = 0; i < data.length; i++) {
            data[i] = Verifier.nondetInt() & 3;
            counts[data[i]]++;
        }
        int at = 0;
        for (int value = 0; value < 4; value++) {
            for (int n = counts[value]; n > 0; n--) {
                data[at++] = value;
            }
        }
        assert at == data.length;
        for (int i = 1; i < data.length; i++) {
            assert data[i - 1] <= data[i];
        }
    }
}
