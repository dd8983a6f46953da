public class Main {
    public static void main(String[] args) {
        int sum = 0;
        int i = 0;
        while (i < 4) {
            sum += i;
            i++;
        }
        for (int k = 3, n = 0; k > 0; k--, n++) {
            sum -= k;
        }
        do {
            i--;
        } while (i > 0);
        while (true) {
            if (++i == 5) break;
        }
        for (;;) {
            if (i-- <= 2) {
                break;
            }
        }
        int[] grid = new int[6];
        for (int row = 0; row < 2; row++) {
            for (int column = 0; column < 3; column++)
                grid[row * 3 + column] = row;
        }
        search:
        for (int row = 0; row < 2; row++) {
            int column = 0;
            while (column < 3) {
                if (grid[row * 3 + column] == 1) {
                    continue search;
                }
                column++;
            }
        }
        for (int cell : grid) {
            sum += cell;
        }
        assert sum == 3;
    }
}
