public class Main {
    public static void main(String[] args) {
        String tab = "a\tb";
        String quote = "say \"hi\"\\";
        String octal = "\101\60";
        String escaped = "\u0041\u00e9";
        String direct = "Aé";
        String clef = "\uD834\uDD1E";
        String spaced = "one\stwo";
        String markup = "<a href='x'>&amp;</a>";
        String underscore = "snake_case";
        char quoteChar = '\'';
        char \u0061ccent = 'é';
        String größe = "ñandú";
        assert tab.length() == 3 && tab.charAt(1) == 9;
        assert quote.length() == 9 && quote.charAt(8) == '\\';
        assert octal.equals("A0");
        assert escaped.equals(direct);
        assert clef.length() == 2 && clef.charAt(0) > 0xD800;
        assert spaced.charAt(3) == ' ';
        assert markup.charAt(0) == '<' && underscore.charAt(5) == '_';
        assert quoteChar == 39 && accent == 233 && größe.length() == 5;
    }
}
