public class Main {
    public static void main(String[] args) {
        int collatz = 27;
        int highest = collatz;
        int steps = 0;
        for (; steps < 20; steps++) {
            if (collatz % 2 == 0) {
                collatz /= 2;
            } else {
                collatz = 3 * collatz + 1;
            }
            highest = collatz > highest ? collatz : highest;
        }
        long random = 12345L;
        int high = 0;
        for (int round = 0; round < 10; round++) {
            random = random * 6364136223846793005L + 1442695040888963407L;
            if (random < 0) {
                high++;
            }
        }
        assert steps == 20 && collatz == 274;
        assert highest == 484;
        assert high == 5 && random == 3471096822299788827L;
    }
}
