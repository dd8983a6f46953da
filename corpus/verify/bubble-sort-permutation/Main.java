import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] data = new int[4];
        int sum = 0;
        int xor = 0;
        for (int i = 0; i < 4; i++) {
            data[i] = Verifier.nondetInt();
            sum += data[i];
            xor ^= data[i];
        }
        for (int end = 3; end > 0; end--) {
            for (int i = 0; i < end; i++) {
                if (data[i] > data[i + 1]) {
                    int kept = data[i];
                    data[i] = data[i + 1];
                    data[i + 1] = kept;
                }
            }
        }
        assert data[0] <= data[1] && data[1] <= data[2] && data[2] <= data[3];
        assert sum == data[0] + data[1] + data[2] + data[3];
        assert xor == (data[0] ^ data[1] ^ data[2] ^ data[3]);
    }
}
