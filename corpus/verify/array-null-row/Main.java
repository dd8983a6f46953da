import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[][] rows = new int[4][];
        rows[0] = new int[1];
        rows[1] = new int[2];
        rows[3] = new int[4];
        int i = Verifier.nondetInt();
        Verifier.assume(i >= 0 && i < 4);
        rows[i][0] = 1;
    }
}
