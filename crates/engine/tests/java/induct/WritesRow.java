// open
import org.sosy_lab.sv_benchmarks.Verifier;

class WritesRow {
    public static void main(String[] arguments) {
        int[][] rows = new int[3][3];
        int[] row = rows[1];
        int n = Verifier.nondetInt();
        for (int i = 0; i < n; i++) {
            rows[i % 3][2] = i < 5_000_000 ? 1 : -1;
        }
        assert row[2] >= 0;
    }
}
