// undecided a locale that is not English
import java.util.Locale;

/** A locale may ask for the digits of another script. */
public class LocaleDigits {
    public static void main(String[] args) {
        Locale thai = Locale.forLanguageTag("en-u-nu-thai");
        assert String.format(thai, "%d", 57).equals("57");
    }
}
