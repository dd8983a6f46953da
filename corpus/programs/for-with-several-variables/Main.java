public class Main {
    public static void main(String[] args) {
        int[] data = {2, 7, 1, 8, 2, 8};
        int crossings = 0;
        for (int low = 0, high = data.length - 1; low < high; low++, high--) {
            if (data[low] < data[high]) {
                crossings++;
            }
        }
        int a, b, steps;
        for (a = 0, b = 20, steps = 0; a < b; a += 3, b -= 2, steps++) {
            crossings += 0;
        }
        long fibonacci = 0;
        for (long previous = 1, current = 1, next; current < 30; previous = current, current = next) {
            next = previous + current;
            fibonacci = current;
        }
        assert crossings == 2;
        assert a == 12 && b == 12 && steps == 4;
        assert fibonacci == 21L;
    }
}
