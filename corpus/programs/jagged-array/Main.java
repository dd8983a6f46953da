public class Main {
    public static void main(String[] args) {
        int[][] triangle = new int[4][];
        for (int n = 0; n < triangle.length; n++) {
            triangle[n] = new int[n + 1];
            triangle[n][0] = 1;
            triangle[n][n] = 1;
            for (int k = 1; k < n; k++) {
                triangle[n][k] = triangle[n - 1][k - 1] + triangle[n - 1][k];
            }
        }
        int[][] ragged = {{}, {4}, {5, 6}, null};
        int cells = 0;
        for (int[] row : ragged) {
            if (row == null) {
                continue;
            }
            cells += row.length;
        }
        assert triangle[3][1] == 3 && triangle[3][2] == 3;
        assert triangle[2].length == 3;
        assert cells == 3;
    }
}
