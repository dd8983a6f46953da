public class Main {
    static final long MODULUS = 1_000_000_007L;

    static long power(long base, int exponent) {
        long result = 1L;
        long factor = base % MODULUS;
        for (int e = exponent; e > 0; e >>= 1) {
            if ((e & 1) == 1) {
                result = result * factor % MODULUS;
            }
            factor = factor * factor % MODULUS;
        }
        return result;
    }

    public static void main(String[] args) {
        long squared = 4_000_000_000L * 2L;
        long negative = -9_000_000_000L / 7;
        long remainder = -9_000_000_000L % 7;
        long mixed = 5 + 3L * 2;
        long power = power(3, 20);
        int comparison = Long.MIN_VALUE < 0L ? -1 : 1;
        assert squared == 8_000_000_000L;
        assert negative * 7 + remainder == -9_000_000_000L;
        assert mixed == 11L;
        assert power == 3_486_784_401L % MODULUS;
        assert comparison == -1;
    }
}
