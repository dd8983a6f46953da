import java.util.Arrays;

public class Main {
    static StringBuilder log = new StringBuilder();

    static int i(String s, int v) {
        log.append(s);
        return v;
    }

    static int[] a(String s, int[] v) {
        log.append(s);
        return v;
    }

    static boolean b(String s, boolean v) {
        log.append(s);
        return v;
    }

    static void flush(Object result) {
        System.out.println(log + " " + result);
        log.setLength(0);
    }

    static int three(int x, int y, int z) {
        return x * 100 + y * 10 + z;
    }

    public static void main(String[] args) {
        flush(i("a", 1) + i("b", 2) * i("c", 3));
        flush(i("a", 10) - i("b", 2) - i("c", 3));
        flush(three(i("a", 1), i("b", 2), i("c", 3)));
        int[] data = {1, 2, 3};
        a("x", data)[i("y", 1)] = i("z", 9);
        flush(data[1]);
        a("x", data)[i("y", 1)] += i("z", 5);
        flush(data[1]);
        int k = 1;
        k += k++ * 2 + k;
        flush(k);
        k = 5;
        k = k-- + --k;
        flush(k);
        int[] p = {0, 0, 0};
        int q = 0;
        p[q++] = p[q] = q += 10;
        flush(Arrays.toString(p) + q);
        flush(b("a", false) && b("b", true) || b("c", true) & b("d", false) | b("e", true));
        flush(b("a", true) ? i("b", 1) : i("c", 2));
        flush(new int[] {i("a", 1), i("b", 2)}.length + new int[i("c", 2)][i("d", 3)].length);
        try {
            a("x", null)[i("y", 0)] = i("z", 1);
        } catch (NullPointerException e) {
            flush("NPE");
        }
        try {
            a("x", data)[i("y", 7)] = i("z", 1);
        } catch (ArrayIndexOutOfBoundsException e) {
            flush(e.getMessage());
        }
        try {
            flush(i("a", 1) / i("b", 0) + i("c", 3));
        } catch (ArithmeticException e) {
            flush(e.getMessage());
        }
        try {
            flush(new int[i("a", -1)][i("b", 2)]);
        } catch (NegativeArraySizeException e) {
            flush(e.getMessage());
        }
        int x = 3;
        x ^= x << 1 | x++;
        flush(x);
        String s = "s" + i("1", 1) + (i("2", 2) + i("3", 3));
        flush(s);
        int y = 2;
        int z = y++ + y++ * --y;
        flush(y + " " + z);
        boolean t = (y = 7) > 6 & (y += 1) == 8;
        flush(t + " " + y);
        long l = i("a", 1) + (long) i("b", 2) << i("c", 3);
        flush(l);
    }
}
