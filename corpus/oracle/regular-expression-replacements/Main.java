import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class Main {
    public static void main(String[] args) {
        System.out.println("a1b22c333".replaceAll("(\\w)(\\d+)", "<$2-$1>"));
        System.out.println("one two  three".replaceFirst("\\s+", "_"));
        Matcher matcher = Pattern.compile("(?<key>\\w+)=(?<value>[^;]*);?").matcher("a=1;bc=;d=x y;");
        while (matcher.find()) {
            System.out.println(matcher.group("key") + " -> '" + matcher.group("value") + "' at " + matcher.start() + ".." + matcher.end("value"));
        }
        System.out.println(Pattern.compile("[aeiou]").matcher("education").replaceAll(result -> result.group().toUpperCase()));
        StringBuilder out = new StringBuilder();
        Matcher digits = Pattern.compile("\\d").matcher("1 plus 2 is 3");
        while (digits.find()) {
            digits.appendReplacement(out, String.valueOf(Integer.parseInt(digits.group()) * 10));
        }
        System.out.println(digits.appendTail(out));
        System.out.println(Pattern.matches("(?i)HeLLo\\b.*", "hello world") + " " + "x.y".split(Pattern.quote(".")).length);
        System.out.println(Pattern.compile("^\\s*#.*$", Pattern.MULTILINE).matcher("a\n # b\nc").replaceAll("-"));
        System.out.println("aaa".replaceAll("a*?", "x") + " " + "aaa".replaceAll("a*", "x") + " " + "abc".replaceAll("", "."));
        MatchResult last = Pattern.compile("(a)|(b)").matcher("b").results().findFirst().orElseThrow();
        System.out.println(last.group(1) + " " + last.group(2) + " " + last.start(1));
        System.out.println("foo(bar(baz))".replaceAll("[()]", "|") + " " + "tel: 555-1234".replaceAll("(?<=\\d)-(?=\\d)", ""));
        try {
            Pattern.compile("(unclosed");
        } catch (java.util.regex.PatternSyntaxException e) {
            System.out.println(e.getDescription() + " " + e.getIndex());
        }
    }
}
