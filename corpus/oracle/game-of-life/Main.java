public class Main {
    public static void main(String[] args) {
        String[] start = {"..........", "..#.......", "...#......", ".###......", "..........", "......##..", "......##..", "..........", ".###......", ".........."};
        boolean[][] cells = new boolean[10][10];
        for (int y = 0; y < 10; y++) {
            for (int x = 0; x < 10; x++) {
                cells[y][x] = start[y].charAt(x) == '#';
            }
        }
        for (int generation = 0; generation < 12; generation++) {
            int alive = 0;
            for (boolean[] row : cells) {
                StringBuilder line = new StringBuilder();
                for (boolean cell : row) {
                    line.append(cell ? '#' : '.');
                    alive += cell ? 1 : 0;
                }
                System.out.println(line);
            }
            System.out.println("generation " + generation + " alive " + alive);
            boolean[][] next = new boolean[10][10];
            for (int y = 0; y < 10; y++) {
                for (int x = 0; x < 10; x++) {
                    int near = 0;
                    for (int dy = -1; dy <= 1; dy++) {
                        for (int dx = -1; dx <= 1; dx++) {
                            if ((dy != 0 || dx != 0) && cells[Math.floorMod(y + dy, 10)][(x + dx + 10) % 10]) {
                                near++;
                            }
                        }
                    }
                    next[y][x] = cells[y][x] ? near == 2 || near == 3 : near == 3;
                }
            }
            cells = next;
        }
        int rule = 110;
        int row = 1;
        for (int i = 0; i < 16; i++) {
            System.out.println(String.format("%32s", Integer.toBinaryString(row)).replace(' ', '0'));
            int next = 0;
            for (int bit = 0; bit < 32; bit++) {
                int pattern = (row >>> (bit + 1) & 1) << 2 | (row >>> bit & 1) << 1 | (bit == 0 ? 0 : row >>> (bit - 1) & 1);
                next |= (rule >> pattern & 1) << bit;
            }
            row = next;
        }
    }
}
