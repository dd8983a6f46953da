// hazard: calls `java.lang.StringBuilder.append` with what may be null
class ChosenText {
    public static void main(String[] args) {
        boolean some = "".isEmpty();
        String text = "a" + (some ? null : "b");
        assert false;
    }
}
