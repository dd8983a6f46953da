// loose violated 12
import java.util.InputMismatchException;
import java.util.Scanner;

/** A word need not be a number. */
public class InputScannerMismatch {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        try {
            if (scanner.hasNext()) scanner.nextInt();
        } catch (InputMismatchException e) {
            assert false;
        }
    }
}
