public class Main {
    public static void main(String[] args) {
        char[][] canvas = new char[9][17];
        for (char[] row : canvas) {
            java.util.Arrays.fill(row, '.');
        }
        for (int angle = 0; angle < 16; angle++) {
            canvas[4 + (angle * 7 % 9 - 4)][angle] = (char) ('a' + angle);
        }
        line(canvas, 0, 0, 16, 8);
        line(canvas, 16, 1, 2, 7);
        for (char[] row : canvas) {
            System.out.println(new String(row) + " " + String.valueOf(row, 3, 4) + " " + new String(row).indexOf('#'));
        }
        System.out.println(String.valueOf(canvas[8]).chars().filter(c -> c == '#').count());
    }

    static void line(char[][] canvas, int x, int y, int toX, int toY) {
        int dx = Math.abs(toX - x);
        int dy = -Math.abs(toY - y);
        int error = dx + dy;
        while (true) {
            canvas[y][x] = '#';
            if (x == toX && y == toY) {
                return;
            }
            int twice = 2 * error;
            if (twice >= dy) {
                error += dy;
                x += Integer.signum(toX - x);
            }
            if (twice <= dx) {
                error += dx;
                y += Integer.signum(toY - y);
            }
        }
    }
}
