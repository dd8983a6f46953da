public class Main {
    public static void main(String[] args) {
        String[] texts = {"0", "-0", "1", "1.5", "-1.5e10", ".5", "5.", "1e400", "-1e400", "1e-400", "4.9e-324", "2.4e-324", "NaN", "Infinity",
            "-Infinity", "0x1p3", "0x1.8p-1", "1.7976931348623157e308", "1.7976931348623159e308", "123456789.123456789", "0.1", "1d", "2f",
            "  7.25  ", "3.141592653589793238462643", "9007199254740993", "2.2250738585072011e-308", "1e23", "8.5e-3"};
        for (String text : texts) {
            System.out.println(Double.parseDouble(text));
            System.out.println(Float.parseFloat(text));
            System.out.println(Double.valueOf(text).intValue());
        }
        for (String bad : new String[] {"", "x", "1,5", "1e", "--1", "0x1", "in"}) {
            try {
                System.out.println(Double.parseDouble(bad));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes") + " " + Boolean.valueOf("true"));
    }
}
