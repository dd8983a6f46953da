import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    static void order(int[] data, int i, int j) {
        if (data[i] > data[j]) {
            int kept = data[i];
            data[i] = data[j];
            data[j] = kept;
        }
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        int c = Verifier.nondetInt();
        int[] data = {a, b, c};
        order(data, 0, 1);
        order(data, 1, 2);
        order(data, 0, 1);
        assert data[0] <= data[1] && data[1] <= data[2];
        assert data[0] + data[1] + data[2] == a + b + c;
        assert (data[0] ^ data[1] ^ data[2]) == (a ^ b ^ c);
    }
}
