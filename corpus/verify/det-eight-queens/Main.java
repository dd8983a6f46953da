public class Main {
    static int solve(int row, int columns, int up, int down) {
        if (row == 8) {
            return 1;
        }
        int solutions = 0;
        for (int c = 0; c < 8; c++) {
            int u = 1 << (row + c);
            int d = 1 << (row - c + 8);
            if ((columns & 1 << c) == 0 && (up & u) == 0 && (down & d) == 0) {
                solutions += solve(row + 1, columns | 1 << c, up | u, down | d);
            }
        }
        return solutions;
    }

    public static void main(String[] args) {
        assert solve(0, 0, 0, 0) == 92;
    }
}
