public class Main {
    static void parse(String text) {
        try {
            System.out.println(Integer.parseInt(text));
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(Long.parseLong(text, 16));
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(Integer.decode(text) + " " + Short.parseShort(text) + " " + Byte.parseByte(text));
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        String[] texts = {"0", "-0", "+7", "007", "123", "-128", "128", "2147483647", "2147483648", "-2147483648", "-2147483649", "", "-", "+",
            "1 ", " 1", "1_000", "0x1F", "#ff", "010", "abc", "7fffffffffffffff", "8000000000000000", "9999999999999999999", "1.5", "\u0663"};
        for (String text : texts) {
            parse(text);
        }
        try {
            Integer.parseInt(null);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Integer.parseInt("zz", 36) + " " + Integer.parseUnsignedInt("4294967295") + " " + Integer.valueOf("77"));
        System.out.println(Long.parseUnsignedLong("18446744073709551615") + " " + Integer.parseInt("xx12yy", 2, 4, 10));
    }
}
