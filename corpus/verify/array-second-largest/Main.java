import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] data = new int[4];
        int first = Integer.MIN_VALUE;
        int second = Integer.MIN_VALUE;
        for (int i = 0; i < data.length; i++) {
            data[i] = Verifier.nondetInt();
            if (data[i] > first) {
                // The former first is forgotten.
                first = data[i];
            } else if (data[i] > second) {
                second = data[i];
            }
        }
        int atLeast = 0;
        for (int x : data) {
            if (x >= second) {
                atLeast++;
            }
        }
        assert atLeast <= 2 || data[0] == data[1] || data[1] == data[2] || data[2] == data[3]
            || data[0] == data[2] || data[1] == data[3] || data[0] == data[3];
    }
}
