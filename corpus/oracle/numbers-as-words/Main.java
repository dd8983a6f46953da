public class Main {
    private static final String[] SMALL = {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
    private static final String[] TENS = {"", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"};
    private static final String[] LARGE = {"", " thousand", " million", " billion"};

    static String words(long n) {
        if (n < 0) {
            return "minus " + words(-n);
        }
        if (n < 1000) {
            return hundreds((int) n);
        }
        String result = "";
        for (int i = 0; n > 0; i++, n /= 1000) {
            int part = (int) (n % 1000);
            if (part != 0) {
                result = hundreds(part) + LARGE[i] + (result.isEmpty() ? "" : " " + result);
            }
        }
        return result;
    }

    static String hundreds(int n) {
        if (n < 20) {
            return SMALL[n];
        }
        if (n < 100) {
            return TENS[n / 10] + (n % 10 == 0 ? "" : "-" + SMALL[n % 10]);
        }
        return SMALL[n / 100] + " hundred" + (n % 100 == 0 ? "" : " and " + hundreds(n % 100));
    }

    static String roman(int n) {
        int[] values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] letters = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < values.length; i++) {
            while (n >= values[i]) {
                result.append(letters[i]);
                n -= values[i];
            }
        }
        return result.toString();
    }

    static int unroman(String text) {
        int total = 0;
        int last = 0;
        for (int i = text.length() - 1; i >= 0; i--) {
            int value = switch (text.charAt(i)) {
                case 'I' -> 1;
                case 'V' -> 5;
                case 'X' -> 10;
                case 'L' -> 50;
                case 'C' -> 100;
                case 'D' -> 500;
                case 'M' -> 1000;
                default -> throw new IllegalArgumentException(text);
            };
            total += value < last ? -value : value;
            last = Math.max(last, value);
        }
        return total;
    }

    public static void main(String[] args) {
        for (long n : new long[] {0, 7, 13, 42, 100, 999, 1000, 1_000_001, -20_305, 4_000_000_000L}) {
            System.out.println(n + ": " + words(n));
        }
        for (int n : new int[] {1, 4, 9, 14, 40, 90, 400, 1994, 2026, 3999}) {
            System.out.println(n + " " + roman(n) + " " + (unroman(roman(n)) == n));
        }
        for (int base = 2; base <= 36; base += 7) {
            String text = Integer.toString(123456, base);
            System.out.println(base + " " + text + " " + Integer.parseInt(text, base) + " " + Long.toString(-123456789012L, base));
        }
        System.out.println(Integer.toBinaryString(-8) + " " + Integer.toOctalString(64) + " " + Long.toHexString(-1L) + " " + Integer.toUnsignedString(-1));
    }
}
