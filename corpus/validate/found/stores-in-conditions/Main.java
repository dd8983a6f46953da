public class Main {
    static int a;

    static int set(int v) {
        a = v;
        return v;
    }

    public static void main(String[] args) {
        int x = 1, y = 2, z;
        z = x > y ? (x = 5) : (y = 6);
        int w = (a = x) + (a = y) + set(z);
        if ((x = w) > 3 && (y = set(7)) > 0 || (z = 100) > 0) { x += y; }
        int p, q; p = q = x; p += q -= 3;
        for (int i = 0, k = 10; i < k; i += 3, k--) { a = i; }
        assert z == 6 && a == 6;
    }
}
