/** Compiled code throws exceptions without a message. */
public class Main {
    static int quotient(int dividend, int divisor) {
        return dividend / divisor;
    }

    public static void main(String[] args) {
        int silent = 0;
        for (int i = 0; i < 300000; i++) {
            try {
                quotient(i, 0);
            } catch (ArithmeticException exception) {
                if (exception.getMessage() == null) {
                    silent++;
                }
            }
        }
        assert silent == 0;
    }
}
