import java.util.Arrays;

public class Main {
    static long[][] multiply(long[][] a, long[][] b) {
        long[][] c = new long[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b[0].length; j++) {
                for (int k = 0; k < b.length; k++) {
                    c[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        return c;
    }

    static double determinant(double[][] m) {
        double det = 1;
        int n = m.length;
        for (int c = 0; c < n; c++) {
            int pivot = c;
            for (int r = c + 1; r < n; r++) {
                if (Math.abs(m[r][c]) > Math.abs(m[pivot][c])) {
                    pivot = r;
                }
            }
            if (m[pivot][c] == 0) {
                return 0;
            }
            if (pivot != c) {
                double[] t = m[c];
                m[c] = m[pivot];
                m[pivot] = t;
                det = -det;
            }
            det *= m[c][c];
            for (int r = c + 1; r < n; r++) {
                double f = m[r][c] / m[c][c];
                for (int k = c; k < n; k++) {
                    m[r][k] -= f * m[c][k];
                }
            }
        }
        return det;
    }

    public static void main(String[] args) {
        long[][] fib = {{1, 1}, {1, 0}};
        long[][] p = {{1, 0}, {0, 1}};
        for (int i = 0; i < 20; i++) {
            p = multiply(p, fib);
            System.out.println(Arrays.deepToString(p));
        }
        long[][] a = {{1, 2, 3}, {4, 5, 6}};
        long[][] b = {{7, 8}, {9, 10}, {11, 12}};
        System.out.println(Arrays.deepToString(multiply(a, b)) + Arrays.deepToString(multiply(b, a)));
        System.out.println(determinant(new double[][] {{2, 1, 3}, {0, 4, 1}, {5, 6, 0}}));
        System.out.println(determinant(new double[][] {{0, 1}, {1, 0}}));
        System.out.println(determinant(new double[][] {{1, 2}, {2, 4}}));
        double[][] hilbert = new double[5][5];
        for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                hilbert[i][j] = 1.0 / (i + j + 1);
            }
        }
        System.out.println(determinant(hilbert));
        int[][] spiral = new int[5][6];
        int value = 1;
        int top = 0, left = 0, bottom = 4, right = 5;
        while (top <= bottom && left <= right) {
            for (int i = left; i <= right; i++) {
                spiral[top][i] = value++;
            }
            top++;
            for (int i = top; i <= bottom; i++) {
                spiral[i][right] = value++;
            }
            right--;
            for (int i = right; i >= left && top <= bottom; i--) {
                spiral[bottom][i] = value++;
            }
            bottom--;
            for (int i = bottom; i >= top && left <= right; i--) {
                spiral[i][left] = value++;
            }
            left++;
        }
        for (int[] row : spiral) {
            System.out.println(Arrays.toString(row));
        }
    }
}
