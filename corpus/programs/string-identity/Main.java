public class Main {
    public static void main(String[] args) {
        String literal = "same";
        String interned = "sa" + "me";
        String fresh = new String(literal);
        assert literal == interned;
        assert literal.equals(fresh);
        // A new object is never the interned literal.
        assert literal == fresh;
    }
}
