import java.util.Scanner;

/** A scanner needs a locale. */
public class Main {
    public static void main(String[] args) {
        Scanner scanner = new Scanner("a b");
        boolean isRefused = false;
        try {
            scanner.useLocale(null);
        } catch (NullPointerException exception) {
            isRefused = true;
        }
        assert !isRefused;
    }
}
