// undecided a locale that is not English
import java.util.Locale;

public class ForeignLocale {
    public static void main(String[] args) {
        assert String.format(Locale.US, "%.1f", 1.5).equals("1.5");
        assert String.format(Locale.GERMANY, "%.1f", 1.5).equals("1.5");
    }
}
