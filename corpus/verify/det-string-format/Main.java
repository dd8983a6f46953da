public class Main {
    public static void main(String[] args) {
        String line = String.format("%-6s|%5d|%05.1f|%s", "ab", -42, 3.14159, true);
        assert line.equals("ab    |  -42|003.1|true");
        // Upper case hexadecimal is %X.
        assert String.format("%x", 255).equals("FF");
    }
}
