// loose violated 17
import java.util.NoSuchElementException;
import java.util.Scanner;

/** Looking for a word skips an empty line. */
public class InputScannerLineGone {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        if (scanner.hasNextLine()) {
            try {
                scanner.next();
            } catch (NoSuchElementException e) {
                try {
                    scanner.nextLine();
                } catch (NoSuchElementException gone) {
                    // The program comes here with an empty line as its input.
                    assert false;
                }
            }
        }
    }
}
