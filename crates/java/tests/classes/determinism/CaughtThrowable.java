// source: catches `java.lang.Throwable` in a program that calls itself: the stack's depth would show
class CaughtThrowable {
    public static void main(String[] args) throws Exception {
        try {
            even(5);
        } catch (Throwable e) {
            assert false;
        }
    }

    static boolean even(int n) { return n == 0 || odd(n - 1); }

    static boolean odd(int n) { return n != 0 && even(n - 1); }
}
