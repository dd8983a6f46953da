public class Main {
    static int probes;

    static int find(int[] sorted, int wanted) {
        int low = 0;
        int high = sorted.length - 1;
        probes = 0;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            probes++;
            if (sorted[middle] == wanted) {
                return middle;
            } else if (sorted[middle] < wanted) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static void main(String[] args) {
        int[] sorted = {-8, -1, 0, 4, 15, 16, 23, 42};
        int found = find(sorted, 16);
        int used = probes;
        int missing = find(sorted, 5);
        int first = find(sorted, -8);
        assert found == 5 && used == 2;
        assert missing == -5;
        assert first == 0 && probes == 3;
    }
}
