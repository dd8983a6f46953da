public class Main {
    public static void main(String[] args) {
        int[][] grid = new int[3][3];
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                grid[row][column] = row * 10 + column;
            }
        }
        int diagonal = 0;
        for (int i = 0; i < grid.length; i++) {
            diagonal += grid[i][i];
        }
        int[] second = grid[1];
        second[0] = 77;
        boolean[][] board = {{true, false}, {false, true}};
        int set = 0;
        for (boolean[] line : board) {
            for (boolean cell : line) {
                set += cell ? 1 : 0;
            }
        }
        assert diagonal == 33;
        assert grid[1][0] == 77 && grid[2][2] == 22;
        assert grid.length == 3 && grid[0].length == 3;
        assert set == 2;
    }
}
