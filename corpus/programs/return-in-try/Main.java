public class Main {
    static int element(int[] cells, int index) {
        try {
            return cells[index];
        } catch (ArrayIndexOutOfBoundsException e) {
            return -1;
        }
    }

    public static void main(String[] args) {
        int[] cells = {7, 8};
        int inside = element(cells, 1);
        int outside = element(cells, 2);
        assert inside == 8;
        assert outside == -1;
    }
}
