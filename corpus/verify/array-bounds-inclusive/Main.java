import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] data = new int[10];
        int i = Verifier.nondetInt();
        if (i >= 0 && i <= data.length) {
            data[i] = 1;
        }
    }
}
