import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        String block = """
            Hello,
              "world" \
            joined
            """;
        System.out.print(block);
        for (Object object : new Object[] {1, "two", 3.0, 'c', null, new int[] {1}}) {
            String shown = object instanceof Integer number && number > 0 ? "int " + number : object instanceof String text ? "text " + text.length() : String.valueOf(object instanceof int[] array ? array.length : object);
            System.out.println(shown);
        }
        for (String day : List.of("SAT", "MON", "x")) {
            System.out.println(switch (day) {
                case "SAT", "SUN" -> "weekend";
                case "MON" -> {
                    String lower = day.toLowerCase();
                    yield lower + " work";
                }
                default -> "?";
            });
        }
        var builder = new StringBuilder();
        outer:
        for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                if (j == i) {
                    continue outer;
                }
                if (i == 3) {
                    break outer;
                }
                builder.append(i * j).append(',');
            }
        }
        System.out.println(builder.deleteCharAt(builder.length() - 1).insert(0, '[').append(']'));
        System.out.println(Integer.parseInt("-7f", 16) + Integer.toBinaryString(10) + Long.toHexString(-1L) + Integer.toUnsignedString(-1) + Integer.reverse(1) + Long.numberOfTrailingZeros(8) + Integer.compare(3, 5) + Double.compare(0.0, -0.0));
    }
}
