// loose violated 16
import java.util.NoSuchElementException;
import java.util.Scanner;

/** Between two commas there is a word, but perhaps none behind it. */
public class InputScannerEmptyWords {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in).useDelimiter(",");
        if (scanner.hasNext() && !scanner.hasNextInt()) {
            try {
                scanner.nextInt();
            } catch (java.util.InputMismatchException e) {
                try {
                    scanner.next();
                } catch (NoSuchElementException none) {
                    assert false;
                }
            }
        }
    }
}
