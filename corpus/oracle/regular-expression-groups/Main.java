import java.util.*;
import java.util.regex.*;

public class Main {
    public static void main(String[] args) throws Exception {
        Matcher matcher = Pattern.compile("(\\w+)@(\\w+)\\.com").matcher("ann@home.com, bob@work.com; x@y.org");
        while (matcher.find()) {
            System.out.println(matcher.group() + " " + matcher.group(1) + " " + matcher.start(2) + "-" + matcher.end());
        }
        System.out.println("a1b22c333".replaceAll("[0-9]+", "#") + "a1b22c333".replaceFirst("\\d", "_"));
        System.out.println(Arrays.toString("one, two,three ,four".split("\\s*,\\s*")));
        System.out.println(Arrays.toString("a:b:c:d::".split(":", 3)) + Arrays.toString("a:b::".split(":")));
        System.out.println("2024-05-17".matches("\\d{4}-\\d{2}-\\d{2}") + " " + "aaa".matches("a{4,}"));
        Matcher named = Pattern.compile("(?<key>[a-z]+)=(?<value>.*)").matcher("name=value=x");
        System.out.println(named.matches() + named.group("key") + "|" + named.group("value"));
        System.out.println(Pattern.compile("HeLLo", Pattern.CASE_INSENSITIVE).matcher("hello").matches());
        System.out.println("John Smith".replaceAll("(\\w+) (\\w+)", "$2, $1"));
        StringBuilder built = new StringBuilder();
        Matcher numbers = Pattern.compile("\\d+").matcher("1 and 20 and 300");
        while (numbers.find()) {
            numbers.appendReplacement(built, String.valueOf(Integer.parseInt(numbers.group()) * 2));
        }
        System.out.println(numbers.appendTail(built));
    }
}
