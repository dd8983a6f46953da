// loose violated 15
import java.util.NoSuchElementException;
import java.util.Scanner;

/** With another delimiter, there may be no word any more: commas only. */
public class InputScannerOtherWords {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        if (scanner.hasNext()) {
            scanner.useDelimiter(",+");
            try {
                scanner.next();
            } catch (NoSuchElementException e) {
                // The program comes here with "," as its input.
                assert false;
            }
        }
    }
}
