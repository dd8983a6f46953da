import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] data = new int[3];
        int index = Verifier.nondetInt();
        data[index] = 1;
    }
}
