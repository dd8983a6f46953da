// holds
import java.util.Scanner;

/** A scanner tells what the default locale is. */
public class LocaleOfScanner {
    public static void main(String[] args) {
        assert new Scanner("1").locale().getCountry().equals("US");
    }
}
