public class Main {
    static int sign(int x) {
        return x < 0 ? -1 : x > 0 ? 1 : 0;
    }

    static int median(int a, int b, int c) {
        return a < b
            ? b < c ? b : a < c ? c : a
            : a < c ? a : b < c ? c : b;
    }

    public static void main(String[] args) {
        int below = sign(-40);
        int none = sign(0);
        int above = sign(12);
        int m1 = median(3, 9, 5);
        int m2 = median(9, 5, 3);
        int m3 = median(5, 3, 9);
        boolean flag = below < none;
        double promoted = flag ? 1 : 2.5;
        char letter = flag ? 'x' : 0;
        long chosen = !flag ? 7 : 8L;
        assert below == -1 && none == 0 && above == 1;
        assert m1 == 5 && m2 == 5 && m3 == 5;
        assert promoted == 1.0 && letter == 'x' && chosen == 8;
    }
}
