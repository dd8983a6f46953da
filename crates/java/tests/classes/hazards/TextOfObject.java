// hazard: calls `java.lang.String.valueOf`, which JBMC does not know
class TextOfObject {
    public static void main(String[] args) {
        String text = String.valueOf(new Key());
        assert asked == 0;
    }

    static int asked;

    static class Key {
        @Override public String toString() { return "key" + ++asked; }
    }
}
