// violated 14
import java.util.Scanner;

/** A number of numbers, and these. */
public class InputNumbers {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int count = scanner.nextInt();
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += scanner.nextInt();
        }
        if (count > 2) {
            assert sum != 7777;
        }
    }
}
