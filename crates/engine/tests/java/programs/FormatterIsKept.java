// holds
import java.util.Formattable;
import java.util.Formatter;
import java.util.Locale;

/** A stream has one formatter, as long as the locale is the same. */
public class FormatterIsKept {
    public static void main(String[] args) {
        Formatter[] seen = new Formatter[4];
        int[] number = new int[1];
        Formattable formattable = (formatter, flags, width, precision) -> seen[number[0]++] = formatter;
        System.out.printf("%s", formattable);
        System.out.format("%s", formattable);
        System.out.printf(Locale.ROOT, "%s", formattable);
        System.out.printf(Locale.ROOT, "%s", formattable);
        assert seen[0] == seen[1] && seen[1] != seen[2] && seen[2] == seen[3];
    }
}
