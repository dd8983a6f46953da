import java.util.Arrays;

public class Main {
    public static void main(String[] args) {
        long sum = 0;
        int xor = 0;
        for (int i = 0; i < 200_000; i++) {
            sum += (long) i * i;
            xor ^= i * 31;
            if (i % 20_000 == 0) {
                System.out.println(i + " " + sum + " " + xor);
            }
        }
        System.out.println(sum + " " + xor);
        int steps = 0;
        int longest = 0;
        for (int n = 1; n < 3000; n++) {
            int length = 0;
            for (long x = n; x != 1; x = (x & 1) == 0 ? x >> 1 : 3 * x + 1) {
                length++;
            }
            steps += length;
            if (length > longest) {
                longest = length;
                System.out.println(n + " " + length);
            }
        }
        System.out.println(steps);
        boolean[] composite = new boolean[20_000];
        int primes = 0;
        for (int i = 2; i < composite.length; i++) {
            if (!composite[i]) {
                primes++;
                for (int j = i; (long) i * j < composite.length; j++) {
                    composite[i * j] = true;
                }
            }
        }
        System.out.println(primes);
        double harmonic = 0;
        for (int i = 1; i <= 50_000; i++) {
            harmonic += 1.0 / i;
        }
        System.out.println(harmonic);
        float f = 0;
        for (int i = 0; i < 20_000; i++) {
            f += 0.1f;
        }
        System.out.println(f);
        int[] histogram = new int[10];
        int state = 1;
        for (int i = 0; i < 50_000; i++) {
            state = state * 1664525 + 1013904223;
            histogram[(state >>> 8) % 10]++;
        }
        System.out.println(Arrays.toString(histogram));
    }
}
