public class Main {
    public static void main(String[] args) {
        int[] numbers = new int[6];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = i * i - 3;
        }
        int largest = numbers[0];
        int total = 0;
        for (int n : numbers) {
            total += n;
            if (n > largest) {
                largest = n;
            }
        }
        long[] longs = {1L, -1L, Long.MAX_VALUE};
        boolean[] flags = new boolean[2];
        flags[1] = true;
        char[] letters = {'x', 'y'};
        double[] doubles = new double[] {0.5, 0.25};
        int left = 0;
        int right = numbers.length - 1;
        while (left < right) {
            int saved = numbers[left];
            numbers[left++] = numbers[right];
            numbers[right--] = saved;
        }
        assert total == 37 && largest == 22;
        assert numbers[0] == 22 && numbers[5] == -3;
        assert longs[2] > 0 && longs[1] == -1;
        assert !flags[0] && flags[1] && letters[1] - letters[0] == 1;
        assert doubles[0] + doubles[1] == 0.75;
    }
}
