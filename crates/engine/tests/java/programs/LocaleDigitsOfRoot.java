// undecided a locale that is not English
import java.util.Locale;

/** Digits belong to a locale, also if it has no language. */
public class LocaleDigitsOfRoot {
    public static void main(String[] args) {
        Locale arabic = new Locale.Builder().setUnicodeLocaleKeyword("nu", "arab").build();
        assert String.format(arabic, "%03d", 7).charAt(0) == '0';
    }
}
