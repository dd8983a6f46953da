// undecided an exception that the virtual machine throws repeatedly
public class RepeatedCause {
    static int quotient(int dividend, int divisor) {
        return dividend / divisor;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3000; i++) {
            try {
                quotient(i, 0);
            } catch (ArithmeticException exception) {
                // Compiled code always throws the same one, which has no place for a cause.
                exception.initCause(new Exception());
            }
        }
    }
}
