public class Main {
    static int index = 0;

    static int next() {
        return index++;
    }

    public static void main(String[] args) {
        byte b = 120;
        b += 10;
        short s = 7;
        s *= 10_000;
        char c = 'a';
        c += 2;
        int i = 10;
        i *= 2.6;
        i -= 0.5;
        long l = 1;
        l <<= 35;
        l |= 1;
        double d = 9;
        d /= 2;
        d -= 4;
        int[] cells = {1, 2, 3};
        cells[next()] += 40;
        int x = 5;
        x += x++ * 2 + x;
        assert b == -126 && s == 4464 && c == 'c';
        assert i == 25;
        assert l == 34_359_738_369L && d == 0.5;
        assert cells[0] == 41 && cells[1] == 2 && index == 1;
        assert x == 21;
    }
}
