package java.lang;

/** Without stack traces. */
public class Throwable implements java.io.Serializable {
    private String message;
    private Throwable cause;
    /** False if the virtual machine threw it: JBMC calls no constructor then, and does not know the message. */
    private boolean isConstructed = true;

    public Throwable() {
    }

    public Throwable(String message) {
        this.message = message;
    }

    public Throwable(String message, Throwable cause) {
        this.message = message;
        this.cause = cause;
    }

    public String getMessage() {
        assert isConstructed;
        return message;
    }

    public String getLocalizedMessage() {
        return getMessage();
    }

    public Throwable getCause() {
        return cause;
    }

    /** What was suppressed can be seen by getSuppressed only, which is left out. */
    public final void addSuppressed(Throwable suppressed) {
    }

    public void printStackTrace() {
    }

    public Throwable fillInStackTrace() {
        return this;
    }
}
