// undecided a locale that is not English
import java.util.Locale;
import java.util.Scanner;

/** English is not written with a point everywhere. */
public class LocaleComma {
    public static void main(String[] args) {
        Scanner scanner = new Scanner("1,5").useLocale(new Locale("en", "DE"));
        assert !scanner.hasNextDouble();
    }
}
