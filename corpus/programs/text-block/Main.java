public class Main {
    public static void main(String[] args) {
        String verse = """
            first line
              second "line"
            joined \
            here
            """;
        String compact = """
            a\tb""";
        int firstBreak = verse.indexOf('\n');
        assert firstBreak == 10;
        assert verse.equals("first line\n  second \"line\"\njoined here\n");
        assert compact.length() == 3 && compact.charAt(1) == '\t';
    }
}
