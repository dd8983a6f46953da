import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] data = new int[3];
        try {
            data[Verifier.nondetInt()] = 1;
        } catch (ArrayIndexOutOfBoundsException exception) {
            data[0] = 2;
        }
    }
}
