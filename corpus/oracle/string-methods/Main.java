public class Main {
    public static void main(String[] args) {
        String s = "Hello, World";
        System.out.println(s.length() + " " + s.charAt(4) + " " + s.isEmpty() + " " + "".isEmpty() + " " + "  ".isBlank());
        System.out.println(s.indexOf('o') + " " + s.indexOf('o', 5) + " " + s.lastIndexOf('o') + " " + s.lastIndexOf("l", 5) + " " + s.indexOf("World") + " " + s.indexOf("x"));
        System.out.println(s.substring(7) + "|" + s.substring(0, 5) + "|" + s.substring(12) + "|" + s.subSequence(1, 3));
        System.out.println(s.toUpperCase() + s.toLowerCase() + "  trim me ".trim() + "|" + "  strip ".strip() + "|" + " a ".stripLeading() + "|" + " a ".stripTrailing() + "|");
        System.out.println(s.replace('l', 'L') + " " + s.replace("l", "") + " " + s.replace("", "-") + " " + s.replaceAll("[aeiou]", "*") + " " + s.replaceFirst("o", "0"));
        System.out.println(s.contains("World") + " " + s.startsWith("Hell") + " " + s.startsWith("World", 7) + " " + s.endsWith("d") + " " + s.endsWith(""));
        System.out.println("abc".compareTo("abd") + " " + "abc".compareTo("ab") + " " + "a".compareTo("z") + " " + "B".compareToIgnoreCase("a") + " " + "".compareTo("x"));
        System.out.println("abc".equals("abc") + " " + "abc".equals(null) + " " + "ABC".equalsIgnoreCase("abc") + " " + "abc".contentEquals(new StringBuilder("abc")));
        System.out.println("ab".repeat(3) + "x".repeat(0) + "|" + "a,b".concat(",c") + "|" + String.valueOf((Object) null) + "|" + String.valueOf(3.5f));
        System.out.println("abc".hashCode() + " " + "".hashCode() + " " + s.hashCode() + " " + "polygenelubricants".hashCode());
        System.out.println(s.chars().sum() + " " + s.codePointAt(1) + " " + "a\uD83D\uDE00b".codePointCount(0, 4) + " " + "x".codePoints().count());
        System.out.println("one\ntwo\r\nthree".lines().count() + " " + "A".regionMatches(true, 0, "a", 0, 1) + " " + "hello".regionMatches(1, "xell", 1, 3));
        for (String part : "a1b22c".split("[0-9]+")) {
            System.out.println(part);
        }
        System.out.println(new String(new char[] {'x', 'y', 'z'}, 1, 2) + String.copyValueOf(new char[] {'q'}) + "tab\tend".indent(2).length());
        System.out.println("%d-%s".formatted(5, "five") + " " + "a\\tb".translateEscapes().length() + " " + "x".compareTo("\u00e9"));
        char[] target = new char[4];
        "abcdef".getChars(1, 5, target, 0);
        System.out.println(new String(target) + " " + "matches".matches("m.*s") + " " + "abc".toCharArray().length + " " + "Java".strip().intern());
    }
}
