// hazard: calls `java.lang.StringBuilder.append` with what may be null
class NullInText {
    public static void main(String[] args) {
        String nothing = null;
        String text = "a" + nothing;
        assert false;
    }
}
