import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] data = {4, 8, 15, 16, 23, 42};
        int key = Verifier.nondetInt();
        int at = -1;
        for (int i = 0; i < data.length - 1; i++) {
            if (data[i] == key) {
                at = i;
            }
        }
        assert (at >= 0) == (key == 4 || key == 8 || key == 15 || key == 16 || key == 23 || key == 42);
    }
}
