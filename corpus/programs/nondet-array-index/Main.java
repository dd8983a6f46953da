import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] table = {1, 2, 4, 8, 16, 32, 64, 128};
        int index = Verifier.nondetInt();
        if (index < 0) {
            index = -index;
        }
        index %= 9;
        int value = table[index];
        assert value > 0;
    }
}
