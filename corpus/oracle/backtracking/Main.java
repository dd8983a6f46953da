import java.util.Arrays;

public class Main {
    static int solutions;

    static void queens(int[] columns, int row) {
        if (row == columns.length) {
            solutions++;
            if (solutions < 4) {
                System.out.println(Arrays.toString(columns));
            }
            return;
        }
        next:
        for (int c = 0; c < columns.length; c++) {
            for (int r = 0; r < row; r++) {
                if (columns[r] == c || Math.abs(columns[r] - c) == row - r) {
                    continue next;
                }
            }
            columns[row] = c;
            queens(columns, row + 1);
        }
    }

    static boolean sudoku(char[] board) {
        int at = new String(board).indexOf('.');
        if (at < 0) {
            return true;
        }
        for (char d = '1'; d <= '4'; d++) {
            boolean isFree = true;
            for (int i = 0; i < 4; i++) {
                isFree &= board[at / 4 * 4 + i] != d && board[i * 4 + at % 4] != d && board[(at / 8 * 2 + i / 2) * 4 + at % 4 / 2 * 2 + i % 2] != d;
            }
            if (isFree) {
                board[at] = d;
                if (sudoku(board)) {
                    return true;
                }
                board[at] = '.';
            }
        }
        return false;
    }

    static void sums(int[] items, int at, int left, String chosen) {
        if (left == 0) {
            System.out.println(chosen);
        } else if (at < items.length && left > 0) {
            sums(items, at + 1, left - items[at], chosen + " " + items[at]);
            sums(items, at + 1, left, chosen);
        }
    }

    static void parentheses(String s, int open, int close) {
        if (close == 0) {
            System.out.println(s);
            return;
        }
        if (open > 0) {
            parentheses(s + "(", open - 1, close);
        }
        if (close > open) {
            parentheses(s + ")", open, close - 1);
        }
    }

    public static void main(String[] args) {
        for (int n = 1; n <= 7; n++) {
            solutions = 0;
            queens(new int[n], 0);
            System.out.println(n + " " + solutions);
        }
        char[] board = "1.....2...3....4".toCharArray();
        System.out.println(sudoku(board) + " " + new String(board));
        System.out.println(sudoku("11..............".toCharArray()));
        sums(new int[] {1, 2, 3, 4, 5, 6, 7}, 0, 10, "");
        parentheses("", 4, 4);
    }
}
