// loose violated 10
import java.util.Scanner;

/** An empty line may be the constant. */
public class InputScannerSameEmptyText {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        if (scanner.hasNextLine()) {
            String line = scanner.nextLine();
            assert line != "";
        }
    }
}
