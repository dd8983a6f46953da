public class Main {
    static int f(int x) { int y = x + 1; return y * 2; } static int g(int x) { int y = x - 1; return y; }
    public static void main(String[] args) {
        int a = 1, b = 2, c = a + b, d;
        d = c * c; c = d - 1; d++;
        if (a < b) a = 10; else a = 20;
        if (c > 100) c = 0;
	int tabbed = f(3) + g(3);	int after = tabbed - 1;
        for (int i = 0; i < 3; i++) { b += i; a--; } int last = a + b;
        { int scoped = 5; last += scoped; } { int scoped = 6; last -= scoped; }
        int x, y, z; x = y = z = 4; y += z -= 1;
        assert a == 7 && b == 5 && c == 8; assert d == 10;
        assert tabbed == 10 && after == 9 && last == 11;
        assert x == 4 && y == 7 && z == 3;
    }
}
