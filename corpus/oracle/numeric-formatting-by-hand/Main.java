public class Main {
    static String pad(String s, int width) {
        return s.length() >= width ? s : " ".repeat(width - s.length()) + s;
    }

    static String grouped(long n) {
        String digits = Long.toString(Math.abs(n));
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < digits.length(); i++) {
            if (i > 0 && (digits.length() - i) % 3 == 0) {
                out.append(',');
            }
            out.append(digits.charAt(i));
        }
        return (n < 0 ? "-" : "") + out;
    }

    static String fixed(double d, int places) {
        long scale = 1;
        for (int i = 0; i < places; i++) {
            scale *= 10;
        }
        long scaled = Math.round(Math.abs(d) * scale);
        String fraction = Long.toString(scaled % scale);
        return (d < 0 ? "-" : "") + scaled / scale + "." + "0".repeat(places - fraction.length()) + fraction;
    }

    static String words(int n) {
        String[] small = {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
            "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
        String[] tens = {"", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"};
        if (n < 0) {
            return "minus " + words(-n);
        }
        if (n < 20) {
            return small[n];
        }
        if (n < 100) {
            return tens[n / 10] + (n % 10 == 0 ? "" : "-" + small[n % 10]);
        }
        if (n < 1000) {
            return small[n / 100] + " hundred" + (n % 100 == 0 ? "" : " and " + words(n % 100));
        }
        return words(n / 1000) + " thousand" + (n % 1000 == 0 ? "" : " " + words(n % 1000));
    }

    static String base(int n, int radix) {
        return n < radix ? "" + "0123456789ABCDEF".charAt(n) : base(n / radix, radix) + "0123456789ABCDEF".charAt(n % radix);
    }

    public static void main(String[] args) {
        for (int i = 1; i <= 12; i++) {
            StringBuilder line = new StringBuilder();
            for (int j = 1; j <= 12; j++) {
                line.append(pad("" + i * j, 4));
            }
            System.out.println(line);
        }
        for (long n : new long[] {0, 7, 999, 1000, 123456, -9876543210L, Long.MAX_VALUE}) {
            System.out.println(grouped(n) + " " + String.format("%,d", n));
        }
        for (double d : new double[] {0, 1.5, -2.345, 99.999, 1234.5678, 0.005}) {
            System.out.println(fixed(d, 2) + " " + fixed(d, 3) + " " + String.format("%.2f", d));
        }
        for (int n : new int[] {0, 13, 20, 42, 100, 115, 999, 1000, 12345, -77}) {
            System.out.println(words(n));
        }
        for (int n = 0; n < 300; n += 37) {
            System.out.println(base(n, 2) + " " + base(n, 8) + " " + base(n, 16) + " " + base(n, 3));
        }
    }
}
