// hazard: calls `java.lang.RuntimeException.getCause`, which JBMC does not know
// hazard: compares references to `java.lang.Throwable`
class Cause {
    public static void main(String[] args) {
        Throwable cause = new IllegalStateException();
        assert new RuntimeException(cause).getCause() != cause;
    }
}
