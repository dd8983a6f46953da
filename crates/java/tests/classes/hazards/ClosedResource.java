// hazard: catches `java.lang.Throwable`, whose subclasses in the JDK JBMC does not know
// hazard: calls `java.lang.Throwable.addSuppressed`, which JBMC does not know
class ClosedResource {
    public static void main(String[] args) {
        try (Resource resource = new Resource()) {
            throw new IllegalStateException();
        } catch (IllegalStateException e) {
            assert closed == 0;
        }
    }

    static int closed;

    static class Resource implements AutoCloseable {
        public void close() { closed++; }
    }
}
