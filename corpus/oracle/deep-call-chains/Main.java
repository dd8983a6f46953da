import java.util.function.Function;

public class Main {
    static int depth;
    static int deepest;

    static int down(int n) {
        depth++;
        deepest = Math.max(deepest, depth);
        try {
            return n <= 0 ? 0 : n + down(n - 1 - n % 3);
        } finally {
            depth--;
        }
    }

    static long args(int a, long b, float c, double d, byte e, short f, char g, boolean h, Object i, int[] j) {
        return a + b + (long) c + (long) d + e + f + g + (h ? 1 : 0) + i.hashCode() + j.length;
    }

    long instance(long a, double b, Main other, long c) {
        return other == this ? a + c : other.instance(c, b, other, a) + (long) b;
    }

    static double mix(double a, long b, int c, float d, long e, double f) {
        return a * b + c * d - e / f;
    }

    static int tail(int n, int accumulator) {
        return n == 0 ? accumulator : tail(n - 1, accumulator * 31 + n);
    }

    static String build(int n) {
        return n == 0 ? "" : build(n - 1) + (n % 10) + (n % 5 == 0 ? build(n / 5 - 1) : "");
    }

    static int throwing(int n) throws Exception {
        if (n == 0) {
            throw new Exception("bottom");
        }
        try {
            return throwing(n - 1);
        } catch (Exception e) {
            if (n % 4 == 0) {
                throw new Exception(e.getMessage() + n);
            }
            throw e;
        }
    }

    public static void main(String[] args) {
        System.out.println(down(500) + " " + deepest + " " + depth);
        System.out.println(args(1, 2L, 3.9f, 4.9, (byte) -5, (short) 600, 'g', true, "i", new int[10]));
        Main a = new Main();
        Main b = new Main();
        System.out.println(a.instance(1, 2.5, a, 3) + " " + a.instance(1, 2.5, b, 3));
        System.out.println(mix(1.5, 1L << 33, 7, 0.1f, -9L, 0.3));
        System.out.println(tail(1000, 7));
        System.out.println(build(20));
        try {
            throwing(20);
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
        long total = 0;
        for (int i = 0; i < 100; i++) {
            total += args(i, total, i, i, (byte) i, (short) i, (char) i, i % 2 == 0, i, new int[i]);
        }
        System.out.println(total);
        int[] counter = {0};
        Function<Integer, Integer>[] holder = new Function[1];
        holder[0] = n -> {
            counter[0]++;
            return n < 2 ? n : holder[0].apply(n - 1) + holder[0].apply(n - 2);
        };
        System.out.println(holder[0].apply(15) + " " + counter[0]);
    }
}
