import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[][] grid = new int[3][3];
        for (int[] row : grid) {
            for (int j = 0; j < 3; j++) {
                row[j] = Verifier.nondetByte();
            }
        }
        int found = -1;
        search:
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                if (grid[i][j] < 0) {
                    continue search;
                }
                if (grid[i][j] == 42) {
                    found = 3 * i + j;
                    break search;
                }
            }
        }
        assert found < 0 || grid[found / 3][found % 3] == 42;
    }
}
