import java.util.Locale;
import java.util.Scanner;

/** Numbers that scanners and formatters read and write in the English locales. */
public class Main {
    public static void main(String[] args) {
        for (Locale locale : new Locale[] {Locale.ROOT, Locale.ENGLISH, Locale.US, Locale.UK}) {
            Scanner scanner = new Scanner("1.5 2,000 -3 x 1,5").useLocale(locale);
            System.out.println(scanner.nextDouble() + " " + scanner.nextInt() + " " + scanner.nextInt());
            System.out.println(scanner.hasNextInt() + " " + scanner.next() + " " + scanner.hasNextInt());
            System.out.println(scanner == scanner.useLocale(locale));
            System.out.println(String.format(locale, "%,d %.2f %05d %e", 1234567, 2.5, 42, 12345.678));
        }
    }
}
