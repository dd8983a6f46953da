public class Main {
    public static void main(String[] args) {
        int longest = 0;
        for (int start = 1; start < 1000; start++) {
            int steps = 0;
            for (long n = start; n != 1; n = n % 2 == 0 ? n / 2 : 3 * n + 1) {
                steps++;
            }
            longest = Math.max(longest, steps);
        }
        assert longest < 178;
    }
}
