public class Main {
    static int add(int left, int right) {
        return left + right;
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < 5; i++) {
            try {
                sum += add(i, 10 / (i - 2));
            } catch (ArithmeticException thrown) {
                sum += 100;
            }
        }
        assert sum > 0;
    }
}
