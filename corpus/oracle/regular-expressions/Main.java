import java.util.Arrays;

public class Main {
    public static void main(String[] args) {
        System.out.println("2024-01-15".matches("\\d{4}-\\d{2}-\\d{2}") + " " + "abc".matches("[a-c]+") + " " + "abcd".matches("[a-c]+"));
        System.out.println("a1b22c333".replaceAll("[0-9]+", "#") + " " + "John Smith".replaceAll("(\\w+) (\\w+)", "$2, $1") + " " + "aaa".replaceFirst("a", "b"));
        java.util.regex.Pattern p = java.util.regex.Pattern.compile("(\\w+)@(\\w+)\\.com");
        java.util.regex.Matcher m = p.matcher("ann@site.com, bob@host.com; bad@x.org");
        while (m.find()) {
            System.out.println(m.group() + " " + m.group(1) + " " + m.group(2) + " " + m.start() + " " + m.end());
        }
        System.out.println(java.util.regex.Pattern.matches("(ab)*c?", "ababc") + " " + java.util.regex.Pattern.compile("x", java.util.regex.Pattern.CASE_INSENSITIVE).matcher("X").matches());
        System.out.println(Arrays.toString("one, two;three four".split("[,; ]+")) + Arrays.toString("aXbXc".split("X", 2)));
        for (String s : new String[] {"", "0", "-12", "3.14", "1e5", "abc", "0x1F", "+7"}) {
            System.out.println(s + " " + s.matches("[-+]?\\d+") + " " + s.matches("[-+]?\\d*\\.?\\d+([eE][-+]?\\d+)?") + " " + s.matches("^0x[0-9A-F]+$"));
        }
        System.out.println("aabb".replaceAll("(a+)(b+)", "[$2$1]") + " " + "tel: 555-1234".replaceAll("\\D", "") + " " + "x".repeat(5).replaceAll("x{2}", "y"));
        System.out.println("foo.bar".split("\\.").length + " " + "camelCaseString".replaceAll("([A-Z])", "_$1").toLowerCase() + " " + "a.b".split(java.util.regex.Pattern.quote(".")).length);
    }
}
