import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        byte[] data = new byte[4];
        for (int i = 0; i < data.length; i++) {
            data[i] = Verifier.nondetByte();
        }
        for (int i = 0; i < data.length; i++) {
            int least = i;
            for (int j = i + 1; j < data.length; j++) {
                if (data[j] < data[least]) {
                    least = j;
                }
            }
            byte kept = data[i];
            data[i] = data[least];
            data[least] = kept;
        }
        for (int i = 0; i + 1 < data.length; i++) {
            assert data[i] <= data[i + 1];
        }
    }
}
