import java.util.Arrays;

public class Main {
    public static void main(String[] args) {
        int[][] triangle = new int[10][];
        for (int i = 0; i < triangle.length; i++) {
            triangle[i] = new int[i + 1];
            triangle[i][0] = triangle[i][i] = 1;
            for (int j = 1; j < i; j++) {
                triangle[i][j] = triangle[i - 1][j - 1] + triangle[i - 1][j];
            }
            System.out.println(Arrays.toString(triangle[i]));
        }
        int[][][] cube = new int[3][4][5];
        int n = 0;
        for (int[][] plane : cube) {
            for (int[] row : plane) {
                for (int k = 0; k < row.length; k++) {
                    row[k] = n++;
                }
            }
        }
        System.out.println(cube[2][3][4] + " " + cube[1][2][3] + " " + cube.length + cube[0].length + cube[0][0].length);
        String[][] names = new String[2][3];
        System.out.println(names[1][2] + " " + (names[0] == names[1]));
        long[][] partial = new long[3][];
        System.out.println(partial[0] == null);
        try {
            partial[1][0] = 5;
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        char[][] board = new char[3][3];
        for (char[] row : board) {
            Arrays.fill(row, '.');
        }
        board[1][1] = 'X';
        for (char[] row : board) {
            System.out.println(new String(row));
        }
        Object[] objects = new int[][] {{1}, {2}};
        System.out.println(objects.length + " " + (objects instanceof int[][]) + " " + ((int[]) objects[1])[0]);
        System.out.println(int[].class.getName() + " " + String[][].class.getName() + " " + new int[0].getClass().getSimpleName() + " " + long[][].class.getSimpleName());
        int[] a = {1, 2, 3}, b[] = {a, a};
        b[0][1] = 50;
        System.out.println(b[1][1] + " " + a[1]);
        int i = 0;
        int[] order = new int[4];
        order[i++] = order[i] = i = 3;
        System.out.println(Arrays.toString(order) + i);
        double[][] rotation = {{0, -1}, {1, 0}};
        double[] v = {2, 3};
        double[] r = new double[2];
        for (int x = 0; x < 2; x++) {
            for (int y = 0; y < 2; y++) {
                r[x] += rotation[x][y] * v[y];
            }
        }
        System.out.println(r[0] + " " + r[1]);
        byte[][] bytes = {{1, (byte) 200}, {}};
        System.out.println(bytes[0][1] + " " + bytes[1].length + " " + (bytes[0][1] & 0xFF));
    }
}
