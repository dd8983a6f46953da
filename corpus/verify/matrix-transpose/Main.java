import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[][] m = new int[3][2];
        for (int[] row : m) {
            for (int j = 0; j < row.length; j++) {
                row[j] = Verifier.nondetInt();
            }
        }
        int[][] t = new int[2][3];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 2; j++) {
                t[j][i] = m[i][j];
            }
        }
        int i = Verifier.nondetInt();
        int j = Verifier.nondetInt();
        Verifier.assume(0 <= i && i < 3 && 0 <= j && j < 2);
        assert t[j][i] == m[i][j];
    }
}
