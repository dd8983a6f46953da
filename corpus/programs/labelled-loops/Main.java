public class Main {
    public static void main(String[] args) {
        int[][] table = {{1, 3, 5}, {7, 8, 9}, {2, 4, 6}};
        int foundRow = -1;
        search:
        for (int row = 0; row < table.length; row++) {
            for (int cell : table[row]) {
                if (cell % 2 == 0) {
                    foundRow = row;
                    break search;
                }
            }
        }
        int kept = 0;
        rows:
        for (int[] line : table) {
            for (int cell : line) {
                if (cell > 6) {
                    continue rows;
                }
            }
            kept++;
        }
        int steps = 0;
        outer:
        do {
            steps++;
            while (true) {
                if (steps < 3) {
                    continue outer;
                }
                break outer;
            }
        } while (steps < 10);
        block: {
            if (steps == 3) {
                break block;
            }
            steps = -1;
        }
        assert foundRow == 1 && kept == 2 && steps == 3;
    }
}
