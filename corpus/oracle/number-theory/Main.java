public class Main {
    static long gcd(long a, long b) {
        return b == 0 ? Math.abs(a) : gcd(b, a % b);
    }

    static long modPow(long b, long e, long m) {
        long r = 1;
        for (b %= m; e > 0; e >>= 1, b = b * b % m) {
            if ((e & 1) == 1) {
                r = r * b % m;
            }
        }
        return r;
    }

    static boolean isPrime(int n) {
        if (n < 2) {
            return false;
        }
        for (int d = 2; d * d <= n; d++) {
            if (n % d == 0) {
                return false;
            }
        }
        return true;
    }

    static String factor(int n) {
        StringBuilder out = new StringBuilder();
        for (int p = 2; n > 1; p++) {
            int k = 0;
            while (n % p == 0) {
                n /= p;
                k++;
            }
            if (k > 0) {
                out.append(out.length() == 0 ? "" : "*").append(p).append(k > 1 ? "^" + k : "");
            }
        }
        return out.toString();
    }

    public static void main(String[] args) {
        for (int i = 1; i < 40; i++) {
            System.out.println(i + " " + isPrime(i) + " " + gcd(i, 36) + " " + factor(i) + " " + modPow(i, 100, 101) + " " + Long.numberOfTrailingZeros(i));
        }
        System.out.println(factor(2 * 2 * 3 * 49 * 11) + " " + factor(1 << 20) + " " + factor(999983));
        System.out.println(gcd(1L << 40, 6L * 1_000_000_007L) + " " + gcd(-12, 18) + " " + gcd(0, 5));
        int perfect = 0;
        for (int n = 2; n < 1000; n++) {
            int sum = 1;
            for (int d = 2; d * d <= n; d++) {
                if (n % d == 0) {
                    sum += d + (d * d == n ? 0 : n / d);
                }
            }
            if (sum == n) {
                System.out.println("perfect " + n);
                perfect++;
            }
        }
        System.out.println(perfect);
        long a = 240, b = 46, x = 1, y = 0, u = 0, v = 1;
        while (b != 0) {
            long q = a / b;
            long t = a % b;
            a = b;
            b = t;
            t = x - q * u;
            x = u;
            u = t;
            t = y - q * v;
            y = v;
            v = t;
        }
        System.out.println(a + " " + x + " " + y);
        int palindromes = 0;
        for (int n = 0; n < 2000; n++) {
            String s = Integer.toString(n);
            if (new StringBuilder(s).reverse().toString().equals(s)) {
                palindromes++;
            }
        }
        System.out.println(palindromes);
    }
}
