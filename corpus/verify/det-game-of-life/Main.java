public class Main {
    public static void main(String[] args) {
        boolean[][] cells = new boolean[8][8];
        cells[1][2] = cells[2][3] = cells[3][1] = cells[3][2] = cells[3][3] = true;
        for (int generation = 0; generation < 8; generation++) {
            boolean[][] next = new boolean[8][8];
            for (int y = 0; y < 8; y++) {
                for (int x = 0; x < 8; x++) {
                    int near = 0;
                    for (int d = 0; d < 9; d++) {
                        if (d != 4 && cells[(y + d / 3 + 7) % 8][(x + d % 3 + 7) % 8]) {
                            near++;
                        }
                    }
                    next[y][x] = near == 3 || near == 2 && cells[y][x];
                }
            }
            cells = next;
        }
        // The glider has moved two cells down and right.
        assert !cells[4][5];
        assert cells[3][4];
    }
}
