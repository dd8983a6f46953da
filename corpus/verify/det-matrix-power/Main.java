public class Main {
    static long[][] times(long[][] a, long[][] b) {
        long[][] c = new long[2][2];
        for (int i = 0; i < 2; i++) {
            for (int j = 0; j < 2; j++) {
                for (int k = 0; k < 2; k++) {
                    c[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        return c;
    }

    public static void main(String[] args) {
        long[][] result = {{1, 0}, {0, 1}};
        long[][] base = {{1, 1}, {1, 0}};
        for (int n = 90; n > 0; n >>= 1) {
            if ((n & 1) == 1) {
                result = times(result, base);
            }
            base = times(base, base);
        }
        assert result[0][1] == 2880067194370816120L;
    }
}
