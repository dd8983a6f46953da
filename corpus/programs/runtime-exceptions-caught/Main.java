public class Main {
    static int attempt(int kind, int[] cells, Object thing) {
        int result = 0;
        try {
            if (kind == 0) {
                result = cells[3];
            } else if (kind == 1) {
                result = 10 / (cells[0] - cells[0]);
            } else if (kind == 2) {
                result = ((int[]) thing).length;
            } else if (kind == 3) {
                result = new int[cells[1]].length;
            } else {
                cells = null;
                result = cells.length;
            }
            result += 100;
        } catch (ArrayIndexOutOfBoundsException e) {
            result = -1;
        } catch (ArithmeticException e) {
            result = -2;
        } catch (ClassCastException e) {
            result = -3;
        } catch (NegativeArraySizeException e) {
            result = -4;
        } catch (NullPointerException e) {
            result = -5;
        }
        return result;
    }

    public static void main(String[] args) {
        int[] cells = {1, -2, 3};
        int bounds = attempt(0, cells, null);
        int division = attempt(1, cells, null);
        int cast = attempt(2, cells, "text");
        int size = attempt(3, cells, null);
        int nothing = attempt(4, cells, null);
        int fine = attempt(2, cells, cells);
        assert bounds == -1 && division == -2;
        assert cast == -3 && size == -4;
        assert nothing == -5 && fine == 103;
    }
}
