public class Main {
    static int last = 0;

    static int scale(int value, int factor, boolean negate) {
        int scaled = value * factor;
        if (negate) {
            scaled = -scaled;
        }
        last = scaled;
        return scaled;
    }

    static long chain(long seed, int times) {
        long current = seed;
        for (int i = 0; i < times; i++) {
            current = current * 31 + i;
        }
        return current;
    }

    public static void main(String[] args) {
        int a = scale(3, 4, false);
        int b = scale(a, 2, true);
        int c = scale(b, scale(1, 2, false), true);
        long d = chain(c, 2);
        long e = chain(d, 3) - chain(d, 3);
        assert a == 12 && b == -24 && c == 48 && last == 48;
        assert d == 46129L && e == 0L;
    }
}
