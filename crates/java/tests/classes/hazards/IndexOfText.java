// hazard: calls `java.lang.String.charAt`, which JBMC does not know
class IndexOfText {
    public static void main(String[] args) {
        try {
            "abc".charAt(9);
        } catch (StringIndexOutOfBoundsException e) {
            assert false;
        }
    }
}
