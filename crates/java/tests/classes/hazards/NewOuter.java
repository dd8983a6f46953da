// hazard: calls `java.util.Objects.requireNonNull`, which JBMC does not know
class NewOuter {
    public static void main(String[] args) {
        NewOuter outer = null;
        try {
            Inner inner = outer.new Inner();
        } catch (NullPointerException e) {
            assert false;
        }
    }

    class Inner {}
}
