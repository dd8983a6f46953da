// hazard: calls `java.lang.Integer.parseInt`, which JBMC does not know
class MissingException {
    public static void main(String[] args) {
        try {
            Integer.parseInt("x");
        } catch (NumberFormatException e) {
            assert false;
        }
    }
}
