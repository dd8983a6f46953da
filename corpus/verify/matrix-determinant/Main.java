import org.sosy_lab.sv_benchmarks.Verifier;

public class Main {
    public static void main(String[] args) {
        int a = Verifier.nondetByte();
        int b = Verifier.nondetByte();
        int c = Verifier.nondetByte();
        int d = Verifier.nondetByte();
        int[][] m = {{a, b}, {c, d}};
        int[][] swapped = {m[1], m[0]};
        assert determinant(m) == -determinant(swapped);
    }

    static int determinant(int[][] m) {
        return m[0][0] * m[1][1] - m[0][1] * m[1][0];
    }
}
