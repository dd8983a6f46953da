public class Main {
    public static void main(String[] args) {
        int[] row = new int[3];
        int[][] table = new int[2][];
        for (int i = 0; i < table.length; i++) {
            table[i] = row;
            for (int j = 0; j < row.length; j++) {
                table[i][j] = i * 10 + j;
            }
        }
        assert table[1][2] == 12;
        // Both rows are the same array.
        assert table[0][2] == 2;
    }
}
