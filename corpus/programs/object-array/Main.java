public class Main {
    static class Cell {
        final int weight;
        Cell neighbour;

        Cell(int weight) {
            this.weight = weight;
        }
    }

    public static void main(String[] args) {
        Cell[] row = new Cell[3];
        int empty = 0;
        for (Cell cell : row) {
            if (cell == null) {
                empty++;
            }
        }
        row[0] = new Cell(4);
        row[1] = new Cell(6);
        row[2] = row[0];
        row[0].neighbour = row[1];
        Object[] mixed = {row, "text", row[1]};
        Cell[] same = (Cell[]) mixed[0];
        int total = 0;
        for (Cell cell : same) {
            total += cell.weight;
        }
        assert empty == 3;
        assert total == 14;
        assert row[2].neighbour.weight == 6;
        assert mixed[2] == row[0].neighbour;
    }
}
