import org.sosy_lab.sv_benchmarks.Verifier;

/** Two positions that may be the same one. */
public class Main {
    static class Cell {
        int value;

        Cell(int value) {
            this.value = value;
        }
    }

    public static void main(String[] args) {
        Cell[] cells = new Cell[4];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = new Cell(i);
        }
        int i = Verifier.nondetInt();
        int j = Verifier.nondetInt();
        Verifier.assume(i >= 0 && i < 4 && j >= 0 && j < 4);
        Cell cell = cells[i];
        cells[i] = cells[j];
        cells[j] = cell;
        cells[i].value += 10;
        assert cells[j].value == (i == j ? i + 10 : i);
        int sum = 0;
        for (Cell each : cells) {
            sum += each.value;
        }
        assert sum == 16;
    }
}
