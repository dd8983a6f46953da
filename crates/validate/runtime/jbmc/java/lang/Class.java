package java.lang;

public final class Class<T> implements java.io.Serializable {
    /** Without this, JBMC would also follow executions in which assertions are switched off. */
    public boolean desiredAssertionStatus() {
        return true;
    }
}
