public class Main {
    static int[][] multiply(int[][] a, int[][] b) {
        int[][] product = new int[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b[0].length; j++) {
                int cell = 0;
                for (int k = 0; k < b.length; k++) {
                    cell += a[i][k] * b[k][j];
                }
                product[i][j] = cell;
            }
        }
        return product;
    }

    public static void main(String[] args) {
        int[][] a = {{1, 2}, {4, 5}};
        int[][] b = {{3, 0}, {2, -1}};
        int[][] c = multiply(a, b);
        int trace = c[0][0] + c[1][1];
        assert c[0][0] == 7 && c[0][1] == -2;
        assert c[1][0] == 22 && c[1][1] == -5;
        assert trace == 2;
    }
}
