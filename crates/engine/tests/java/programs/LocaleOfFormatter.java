// holds
import java.util.Formatter;

/** A formatter tells what the default locale is. */
public class LocaleOfFormatter {
    public static void main(String[] args) {
        assert new Formatter().locale().getCountry().equals("US");
    }
}
