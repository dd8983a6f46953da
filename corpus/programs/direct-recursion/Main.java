public class Main {
    static int depth = 0;

    static int factorial(int n) {
        if (n <= 1) {
            return 1;
        }
        int smaller = factorial(n - 1);
        return n * smaller;
    }

    static int fibonacci(int n) {
        depth++;
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    static int moves(int discs, int from, int to) {
        if (discs == 0) {
            return 0;
        }
        int spare = 6 - from - to;
        int before = moves(discs - 1, from, spare);
        int after = moves(discs - 1, spare, to);
        return before + 1 + after;
    }

    public static void main(String[] args) {
        int f = factorial(5);
        int fib = fibonacci(4);
        int hanoi = moves(3, 1, 3);
        assert f == 120;
        assert fib == 3 && depth == 9;
        assert hanoi == 7;
    }
}
