public class Main {
    static int swaps = 0;

    static void sort(int[] data) {
        boolean moved;
        int end = data.length - 1;
        do {
            moved = false;
            for (int i = 0; i < end; i++) {
                if (data[i] > data[i + 1]) {
                    int kept = data[i];
                    data[i] = data[i + 1];
                    data[i + 1] = kept;
                    moved = true;
                    swaps++;
                }
            }
            end--;
        } while (moved);
    }

    public static void main(String[] args) {
        int[] data = {9, -4, 7, 0, 2};
        sort(data);
        for (int i = 1; i < data.length; i++) {
            assert data[i - 1] <= data[i];
        }
        assert data[0] == -4 && data[4] == 9;
        assert swaps == 6;
    }
}
