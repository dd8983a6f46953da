public class Main {
    static boolean isEven(int n) {
        return n == 0 || isOdd(n - 1);
    }

    static boolean isOdd(int n) {
        return n != 0 && isEven(n - 1);
    }

    static int female(int n) {
        return n == 0 ? 1 : n - male(female(n - 1));
    }

    static int male(int n) {
        return n == 0 ? 0 : n - female(male(n - 1));
    }

    public static void main(String[] args) {
        boolean four = isEven(4);
        boolean five = isEven(5);
        int f = female(3);
        int m = male(3);
        assert four && !five;
        assert f == 2 && m == 2;
    }
}
