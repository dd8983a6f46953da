// source: calls `java.lang.String.format`
// source: calls `java.lang.String.toUpperCase`
class DefaultLocale {
    public static void main(String[] args) throws Exception {
        assert "title".toUpperCase().equals("TITLE") && String.format("%.1f", 0.5).equals("0.5");
    }
}
