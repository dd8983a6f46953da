import java.util.Scanner;

/** The average of as many numbers as are announced, which may be none. */
public class Main {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int count = scanner.hasNextInt() ? scanner.nextInt() : 1;
        int sum = 0;
        for (int i = 0; i < count && scanner.hasNextInt(); i++) {
            sum += scanner.nextInt();
        }
        System.out.println(sum / count);
    }
}
