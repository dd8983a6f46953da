import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static void reverse(int[] data, int from, int to) {
        while (from < to) {
            int kept = data[from];
            data[from++] = data[to];
            data[to--] = kept;
        }
    }

    public static void main(String[] args) {
        int[] data = new int[5];
        for (int i = 0; i < 5; i++) {
            data[i] = Verifier.nondetInt();
        }
        int[] old = data.clone();
        int by = Verifier.nondetInt();
        Verifier.assume(by >= 0 && by < 5);
        reverse(data, 0, 4);
        reverse(data, 0, by - 1);
        reverse(data, by, 4);
        for (int i = 0; i < 5; i++) {
            assert data[(i + by) % 5] == old[i];
        }
    }
}
