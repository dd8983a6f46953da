public class Main {
    private final int[] cells = new int[81];
    private final int[] rows = new int[9];
    private final int[] columns = new int[9];
    private final int[] boxes = new int[9];
    private int steps;

    Main(String puzzle) {
        for (int i = 0; i < 81; i++) {
            char c = puzzle.charAt(i);
            if (c != '.') {
                put(i, c - '1');
            }
        }
    }

    private void put(int cell, int digit) {
        int bit = 1 << digit;
        cells[cell] = digit + 1;
        rows[cell / 9] |= bit;
        columns[cell % 9] |= bit;
        boxes[cell / 27 * 3 + cell % 9 / 3] |= bit;
    }

    private void clear(int cell) {
        int bit = ~(1 << cells[cell] - 1);
        cells[cell] = 0;
        rows[cell / 9] &= bit;
        columns[cell % 9] &= bit;
        boxes[cell / 27 * 3 + cell % 9 / 3] &= bit;
    }

    private int free(int cell) {
        return ~(rows[cell / 9] | columns[cell % 9] | boxes[cell / 27 * 3 + cell % 9 / 3]) & 0x1FF;
    }

    boolean solve() {
        int best = -1;
        for (int i = 0; i < 81; i++) {
            if (cells[i] == 0 && (best < 0 || Integer.bitCount(free(i)) < Integer.bitCount(free(best)))) {
                best = i;
            }
        }
        if (best < 0) {
            return true;
        }
        for (int left = free(best); left != 0; left &= left - 1) {
            steps++;
            put(best, Integer.numberOfTrailingZeros(left));
            if (solve()) {
                return true;
            }
            clear(best);
        }
        return false;
    }

    public static void main(String[] args) {
        Main game = new Main("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        System.out.println(game.solve() + " " + game.steps);
        StringBuilder board = new StringBuilder();
        for (int i = 0; i < 81; i++) {
            board.append(game.cells[i]).append(i % 9 == 8 ? "\n" : i % 3 == 2 ? " | " : " ");
        }
        System.out.print(board);
    }
}
