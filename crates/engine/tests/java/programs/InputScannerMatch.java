// loose undecided what a scanner says of itself
import java.util.Scanner;

public class InputScannerMatch {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        if (scanner.hasNextInt()) {
            scanner.nextInt();
            try {
                scanner.match();
            } catch (IllegalStateException e) {
                assert true;
            }
        }
    }
}
