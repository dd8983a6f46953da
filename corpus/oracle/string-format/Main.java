import java.util.List;

public class Main {
    public static void main(String[] args) {
        System.out.println(String.format("%d %5d %-5d| %05d %+d %,d %(d %x %X %o", 42, 42, 42, 42, 42, 1234567, -5, 255, 255, 8));
        System.out.println(String.format("%s %10s|%-10s|%.3s|%S", "text", "right", "left", "truncate", "upper"));
        System.out.println(String.format("%c%c %C %b %B %b %%%n", 'a', 66, 'z', true, false, null).length());
        System.out.println(String.format("%f %.2f %8.3f|%-8.1f|%08.2f %.0f %+.1f", 3.14159, 2.71828, 1.5, 2.25, -3.14159, 2.5, 1.25));
        System.out.println(String.format("%e %.2e %E %g", 12345.678, 0.00012, 1e10, 0.5));
        System.out.println(String.format("%.1f %.1f %.1f %.0f %.0f %.0f", 0.25, 0.35, 0.45, 0.5, 1.5, 2.5));
        System.out.println(String.format("%2$s %1$s %2$s %<s", "a", "b"));
        System.out.println(String.format("%d %d %d %d", (byte) -1, (short) 300, 1L << 40, new java.math.BigInteger("123456789012345678901")));
        System.out.println(String.format("%x %x %x %08X", -1, -1L, (byte) -1, 0xBEEF));
        System.out.println(String.format("%h %h", "hi", 42));
        System.out.println(String.format("%s %s %s", List.of(1, 2), null, new int[0].length));
        System.out.println(String.format("%f %f %f %.1f", Double.NaN, Double.POSITIVE_INFINITY, -0.0, 1e15));
        System.out.println(String.format("[%10.2f] [%-10d] [%10b] [%-6c]", 3.14159, 7, true, 'x'));
        for (String bad : new String[] {"%d", "%q", "%5", "%-d", "%.2d"}) {
            try {
                System.out.println(String.format(bad, "x"));
            } catch (java.util.IllegalFormatException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
        try {
            String.format("%s %s", 1);
        } catch (java.util.IllegalFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.printf("%s=%d%n", "printf", 5);
        System.out.format("%03d|%s%n", 7, "format");
    }
}
