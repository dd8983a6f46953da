import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.Locale;
import java.util.Scanner;

/** Who goes through the tokens of a scanner notices that it has another locale. */
public class Main {
    public static void main(String[] args) {
        Scanner scanner = new Scanner("a b");
        Iterator<String> tokens = scanner.tokens().iterator();
        tokens.next();
        scanner.useLocale(Locale.UK);
        boolean isNoticed = false;
        try {
            tokens.next();
        } catch (ConcurrentModificationException exception) {
            isNoticed = true;
        }
        assert !isNoticed;
    }
}
