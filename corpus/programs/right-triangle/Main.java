public class Main {
    static boolean isRightTriangle(int a, int b, int c) {
        int longest = a;
        if (b > longest) longest = b;
        if (c > longest) longest = c;
        int squares = a * a + b * b + c * c;
        boolean right = squares == 2 * longest * longest;
        return right;
    }

    public static void main(String[] args) {
        boolean first = isRightTriangle(3, 5, 4);
        boolean second = isRightTriangle(5, 6, 7);
        assert first;
        assert !second;
    }
}
