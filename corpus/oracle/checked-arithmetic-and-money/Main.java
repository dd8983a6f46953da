import java.util.List;

public class Main {
    record Money(long cents) implements Comparable<Money> {
        static Money parse(String text) {
            String[] parts = text.trim().split("\\.", -1);
            if (parts.length > 2 || parts.length == 2 && parts[1].length() != 2) {
                throw new NumberFormatException("no money: " + text);
            }
            long whole = Long.parseLong(parts[0]);
            long rest = parts.length == 1 ? 0 : Long.parseLong(parts[1]);
            return new Money(Math.addExact(Math.multiplyExact(whole, 100L), parts[0].startsWith("-") ? -rest : rest));
        }

        Money plus(Money other) {
            return new Money(Math.addExact(cents, other.cents));
        }

        Money share(int parts, int index) {
            return new Money(Math.floorDiv(cents, parts) + (index < Math.floorMod(cents, (long) parts) ? 1 : 0));
        }

        @Override
        public int compareTo(Money other) {
            return Long.compare(cents, other.cents);
        }

        @Override
        public String toString() {
            return (cents < 0 ? "-" : "") + Math.abs(cents / 100) + "." + String.format("%02d", Math.abs(cents % 100));
        }
    }

    public static void main(String[] args) {
        for (String text : List.of("12.34", " 7 ", "-0.05", "-3.10", "1.5", "x", "1.2.3", "92233720368547758.08", "")) {
            try {
                Money money = Money.parse(text);
                System.out.println(text + " = " + money + " " + money.cents());
            } catch (NumberFormatException e) {
                System.out.println("number: " + e.getMessage());
            } catch (ArithmeticException e) {
                System.out.println("arithmetic: " + e.getMessage());
            }
        }
        Money bill = Money.parse("100.00");
        Money sum = new Money(0);
        for (int i = 0; i < 7; i++) {
            sum = sum.plus(bill.share(7, i));
            System.out.print(bill.share(7, i) + " ");
        }
        System.out.println("= " + sum + " " + sum.equals(bill) + " " + sum.compareTo(Money.parse("99.99")));
        System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + -7 / 2 + " " + -7 % 2 + " " + Math.abs(Integer.MIN_VALUE));
        System.out.println(Integer.divideUnsigned(-1, 10) + " " + Long.remainderUnsigned(-1, 10) + " " + Integer.compareUnsigned(1, -1) + " " + Math.multiplyHigh(1L << 62, 8));
        for (Runnable action : List.<Runnable>of(() -> Math.toIntExact(1L << 31), () -> Math.negateExact(Integer.MIN_VALUE), () -> Math.incrementExact(Integer.MAX_VALUE), () -> Math.floorDiv(1, 0))) {
            try {
                action.run();
            } catch (ArithmeticException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
