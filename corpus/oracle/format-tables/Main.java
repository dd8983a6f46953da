public class Main {
    public static void main(String[] args) {
        String[] names = {"pen", "notebook", "x"};
        double[] prices = {1.5, 12.345, 1000000};
        int[] amounts = {3, 0, -12};
        System.out.println(String.format("|%-10s|%8s|%12s|", "name", "count", "price"));
        for (int i = 0; i < names.length; i++) {
            System.out.println(String.format("|%-10s|%8d|%,12.2f|", names[i], amounts[i], prices[i]));
        }
        System.out.printf("%05d %+d %(d %x %X %o %08.3f %e %g%n", 42, 42, -42, 255, 255, 8, Math.PI, 12345.678, 0.00012);
        System.out.printf("%s %S %10s %-10s| %.2s %b %c %% %h%n", "text", "text", "right", "left", "cut", null, 'c', "hi");
        System.out.printf("%2$s %1$s %<s %3$d%n", "first", "second", 3);
        System.out.println(String.format("%10.4f|%-10.1f|%+.0f|% d", Math.E, -Math.E, 2.5, 7));
        System.out.println(String.format("%d %d %d %d", (byte) -1, (short) -2, -3L, new java.math.BigInteger("12345678901234567890")));
        System.out.println(String.format("%x %x %x", (byte) -1, -1, -1L) + " " + String.format("%#x %#o", 255, 8));
        System.out.println("%s and %s".formatted("this", "that") + " " + String.format("%3d|%-3d|%03d", 5, 5, 5));
        for (String bad : new String[] {"%d", "%q", "%.3d", "%-d", "%2$s"}) {
            try {
                System.out.println(String.format(bad, "text"));
            } catch (java.util.IllegalFormatException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
    }
}
