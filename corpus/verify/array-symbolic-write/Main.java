import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[] data = new int[8];
        int i = Verifier.nondetInt();
        int j = Verifier.nondetInt();
        Verifier.assume(i >= 0 && i < 8 && j >= 0 && j < 8);
        data[i] = 5;
        data[j] = 7;
        assert data[i] == 5;
    }
}
