import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int[][] m = new int[3][3];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                m[i][j] = Verifier.nondetByte();
            }
        }
        boolean isSymmetric = true;
        for (int i = 0; i < 3; i++) {
            // Leaves out the last column.
            for (int j = 0; j < i && j < 1; j++) {
                isSymmetric &= m[i][j] == m[j][i];
            }
        }
        assert !isSymmetric || m[1][2] == m[2][1];
    }
}
