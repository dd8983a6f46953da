import java.util.*;
import java.util.regex.*;

public class Main {
    public static void main(String[] args) throws Exception {
        String[][] cases = {
            {"a*?b", "aaab"}, {"(a|ab)(c|bcd)", "abcd"}, {"^\\s*$", "  "}, {"[^aeiou]+", "xyz"}, {"(\\w)\\1", "hello"},
            {"foo(?=bar)", "foobar"}, {"foo(?!bar)", "foobaz"}, {"(?<=\\$)\\d+", "$42"}, {"\\bcat\\b", "a cat sat"},
            {"[a-c&&[^b]]+", "aca"}, {"x++y", "xxxy"}, {"(?i)ABC", "abc"}, {"\\p{Upper}\\p{Lower}+", "Hello"}, {"a.c", "a\nc"},
            {"(?s)a.c", "a\nc"}, {"(?m)^b", "a\nb"}, {"\\Qa.b\\E", "a.b"}, {"(a(b)?)+", "aba"}, {"\\u0041", "A"}, {"[\\d\\-]+", "1-2"},
        };
        for (String[] one : cases) {
            Matcher matcher = Pattern.compile(one[0]).matcher(one[1]);
            System.out.println(one[0] + " " + matcher.matches() + " " + matcher.reset().find() + (matcher.reset().find() ? matcher.group() + matcher.groupCount() : ""));
        }
        try {
            Pattern.compile("(unclosed");
        } catch (PatternSyntaxException e) {
            System.out.println(e.getDescription() + " " + e.getIndex());
        }
        System.out.println(Pattern.quote("a.b") + Pattern.matches("[ab]*", "abba") + Matcher.quoteReplacement("$1"));
        System.out.println(Pattern.compile(",").splitAsStream("x,y,z").toList() + "" + Pattern.compile("o").asPredicate().test("foo"));
        System.out.println(Pattern.compile("[0-9]").matcher("a1b2").replaceAll(found -> "<" + found.group() + ">"));
    }
}
