package java.lang;

/** An execution ends where one is thrown, so that nobody asks for the message that these make of a value. */
public class AssertionError extends Error {
    public AssertionError() {
    }

    public AssertionError(String message, Throwable cause) {
        super(message, cause);
    }

    public AssertionError(Object detail) {
    }

    public AssertionError(boolean detail) {
    }

    public AssertionError(char detail) {
    }

    public AssertionError(int detail) {
    }

    public AssertionError(long detail) {
    }

    public AssertionError(float detail) {
    }

    public AssertionError(double detail) {
    }
}
