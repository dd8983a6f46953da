// hazard: casts to `java.lang.RuntimeException`, whose subclasses JBMC does not know
class CastOfException {
    public static void main(String[] args) {
        Object object = new IllegalStateException();
        try {
            RuntimeException exception = (RuntimeException) object;
            assert false;
        } catch (ClassCastException e) {
            System.out.println("never");
        }
    }
}
