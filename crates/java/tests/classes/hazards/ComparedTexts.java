// hazard: calls `java.lang.String.compareTo` with what may be null
class ComparedTexts {
    public static void main(String[] args) {
        String nothing = null;
        int order = "x".compareTo(nothing);
        assert false;
    }
}
