import java.util.Scanner;

/** Numbers are added up as long as there are any. */
public class Main {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int sum = 0;
        while (scanner.hasNextInt()) {
            sum += scanner.nextInt();
        }
        assert sum != 21;
    }
}
