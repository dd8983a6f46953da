import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.StringJoiner;

public class Main {
    static BitSet sieve(int limit) {
        BitSet primes = new BitSet(limit);
        primes.set(2, limit);
        for (int i = 2; i * i < limit; i = primes.nextSetBit(i + 1)) {
            for (int j = i * i; j < limit; j += i) {
                primes.clear(j);
            }
        }
        return primes;
    }

    static String factors(long n) {
        StringJoiner product = new StringJoiner(" * ", n + " = ", "");
        for (long p = 2; p * p <= n; p++) {
            int power = 0;
            while (n % p == 0) {
                n /= p;
                power++;
            }
            if (power > 0) {
                product.add(power == 1 ? "" + p : p + "^" + power);
            }
        }
        return (n > 1 ? product.add("" + n) : product).toString();
    }

    static long power(long base, long exponent, long modulus) {
        long result = 1;
        for (base %= modulus; exponent > 0; exponent >>= 1, base = base * base % modulus) {
            if ((exponent & 1) == 1) {
                result = result * base % modulus;
            }
        }
        return result;
    }

    public static void main(String[] args) {
        BitSet primes = sieve(200);
        System.out.println(primes.cardinality() + " " + primes);
        System.out.println(primes.previousSetBit(150) + " " + primes.nextClearBit(2) + " " + primes.get(97) + primes.get(91));
        for (long n : new long[] {1, 2, 360, 97, 1001, 65536, 999_999_937L}) {
            System.out.println(factors(n));
        }
        List<Integer> twins = new ArrayList<>();
        for (int p = primes.nextSetBit(0); p >= 0; p = primes.nextSetBit(p + 1)) {
            if (primes.get(p + 2)) {
                twins.add(p);
            }
        }
        System.out.println(twins + " " + power(3, 200, 13) + " " + power(2, 96, 97) + " " + power(7, 0, 5));
        BitSet odd = new BitSet();
        for (int i = 1; i < 30; i += 2) {
            odd.set(i);
        }
        odd.andNot(primes);
        System.out.println(odd + " " + odd.intersects(primes) + " " + odd.size() + " " + odd.length());
        int perfect = 0;
        for (int n = 2; n < 500; n++) {
            int sum = 1;
            for (int d = 2; d * d <= n; d++) {
                sum += n % d == 0 ? d + (d * d == n ? 0 : n / d) : 0;
            }
            if (sum == n) {
                perfect = perfect * 1000 + n;
            }
        }
        System.out.println(perfect);
    }
}
