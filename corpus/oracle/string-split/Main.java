public class Main {
    static void show(String text, String by, int limit) {
        String[] parts = text.split(by, limit);
        StringBuilder out = new StringBuilder().append(parts.length);
        for (String part : parts) {
            out.append('<').append(part).append('>');
        }
        System.out.println(out);
    }

    public static void main(String[] args) {
        String[] texts = {"a,b,c", ",a,,b,,", "", ",", "abc", ",,,", "a,b"};
        for (String text : texts) {
            show(text, ",", 0);
            show(text, ",", -1);
            show(text, ",", 2);
            show(text, ",", 3);
        }
        show("a|b|c", "\\|", 0);
        show("a.b.c", "\\.", 0);
        show("one  two   three", " +", 0);
        show("a1b2c3", "\\d", 0);
        show("hello", "", 0);
        show("2024-01-15", "-", 0);
        show("key = value", "\\s*=\\s*", 0);
        show("boo:and:foo", "o", 0);
        show("boo:and:foo", "o", -1);
    }
}
