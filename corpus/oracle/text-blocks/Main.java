public class Main {
    public static void main(String[] args) {
        String block = """
            Hello,
              "World" \\ backslash
            tab\there
            joined \
            line
            trailing   \s
            quotes \""" end""";
        System.out.println(block);
        System.out.println(block.length() + " " + block.lines().count());
        String indented = """
                deep
              less
            """;
        System.out.println(indented);
        System.out.println(indented.endsWith("\n") + " " + indented.indexOf("less"));
        String empty = """
            """;
        System.out.println(empty.isEmpty());
        System.out.println("""
            {"key": %d, "list": [%s]}
            """.formatted(5, "a").strip());
        System.out.println("""
            a
            b
            c""".replace("\n", ","));
        System.out.println("a\tb\\n\"q\"\'s\' \101\60 \u0041" + "\0".length());
        String text = """
            one
            two
            three
            """;
        for (String line : text.split("\n")) {
            System.out.println("[" + line + "]");
        }
        System.out.println(text.indent(2) + text.stripIndent().length());
        System.out.println(text.equals("one\ntwo\nthree\n"));
        System.out.println(text == "one\ntwo\nthree\n");
    }
}
