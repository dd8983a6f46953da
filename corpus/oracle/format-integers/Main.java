import java.util.*;

public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println(String.format("%d|%5d|%-5d|%05d|%+d|%,d|%(d", 42, 42, 42, 42, 42, 1234567, -42));
        System.out.println(String.format("%x|%X|%#x|%o|%#o|%08x", 255, 255, 255, 8, 8, -1));
        System.out.println(String.format("%d %d %d", (byte) -1, (short) 300, Long.MIN_VALUE));
        System.out.println(String.format("%b %B %c %C %s %S %h", true, null, 'q', 'q', "str", "str", "hash"));
        System.out.println(String.format("%10s|%-10s|%.2s|%10.3s|", "right", "left", "cut", "abcdef"));
        System.out.println(String.format("%2$s %1$s %2$s %<s %s", "a", "b"));
        System.out.println(String.format("%% %n").length());
        System.out.printf("%d items, %s%n", 3, List.of(1, 2));
        System.out.println("%s and %s".formatted("this", 'c'));
        System.out.println(String.format("%,d %,d", 999, -1000000L) + String.format("%d", new java.math.BigInteger("123456789012345678901234567890")));
        for (String broken : new String[] {"%d", "%q", "%-d", "%.3d", "%5"}) {
            try {
                System.out.println(String.format(broken, "text"));
            } catch (IllegalFormatException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
    }
}
