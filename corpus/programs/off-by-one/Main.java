public class Main {
    static int sumBelow(int[] values) {
        int sum = 0;
        for (int i = 0; i < values.length - 1; i++) {
            sum += values[i];
        }
        return sum;
    }

    public static void main(String[] args) {
        int[] values = {3, 5, 7};
        int sum = sumBelow(values);
        int expected = 3 + 5 + 7;
        assert sum <= expected;
        assert sum == expected : "the last element was left out";
    }
}
