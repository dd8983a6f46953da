public class Main {
    static int gcd(int a, int b) {
        while (b != 0) {
            int rest = a % b;
            a = b;
            b = rest;
        }
        return a;
    }

    static int gcdRecursive(int a, int b) {
        return b == 0 ? a : gcdRecursive(b, a % b);
    }

    static int lcm(int a, int b) {
        return a / gcd(a, b) * b;
    }

    public static void main(String[] args) {
        int common = gcd(84, 36);
        int same = gcdRecursive(84, 36);
        int coprime = gcd(17, 5);
        int multiple = lcm(12, 18);
        assert common == 12 && same == common;
        assert coprime == 1;
        assert multiple == 36;
    }
}
