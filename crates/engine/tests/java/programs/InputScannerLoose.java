// loose holds
import java.util.InputMismatchException;
import java.util.NoSuchElementException;
import java.util.Scanner;

/** What a scanner has said of the next word is so. */
public class InputScannerLoose {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        try {
            if (scanner.hasNextInt()) {
                int first = scanner.nextInt();
                assert first >= Integer.MIN_VALUE;
            }
            if (scanner.hasNext()) {
                boolean isLong = scanner.hasNextLong();
                String word = scanner.next();
                assert word != null && word.length() >= 0;
            }
            if (scanner.hasNextLine()) {
                assert scanner.nextLine() != null;
            }
        } catch (NoSuchElementException e) {
            assert false;
        }
        try {
            scanner.nextByte();
        } catch (InputMismatchException e) {
            scanner.next();
        } catch (NoSuchElementException e) {
            scanner.close();
        }
    }
}
