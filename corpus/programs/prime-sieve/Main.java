public class Main {
    public static void main(String[] args) {
        int limit = 20;
        boolean[] composite = new boolean[limit + 1];
        int primes = 0;
        int last = 0;
        for (int n = 2; n <= limit; n++) {
            if (composite[n]) {
                continue;
            }
            primes++;
            last = n;
            for (int multiple = n * n; multiple <= limit; multiple += n) {
                composite[multiple] = true;
            }
        }
        assert primes == 8;
        assert last == 19;
        assert composite[15] && !composite[17];
    }
}
