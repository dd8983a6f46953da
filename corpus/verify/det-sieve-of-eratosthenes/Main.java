public class Main {
    public static void main(String[] args) {
        boolean[] composite = new boolean[5000];
        int primes = 0;
        for (int i = 2; i < composite.length; i++) {
            if (!composite[i]) {
                primes++;
                for (int j = 2 * i; j < composite.length; j += i) {
                    composite[j] = true;
                }
            }
        }
        assert primes == 669;
    }
}
