import java.util.Scanner;

/** Whatever is read is asked for first, so nothing is missing and nothing is of another type. */
public class Main {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int sum = 0;
        for (int count = 0; count < 3 && scanner.hasNext(); count++) {
            if (scanner.hasNextInt()) {
                sum += scanner.nextInt();
            } else {
                sum += scanner.next().length();
            }
        }
        System.out.println(sum);
    }
}
