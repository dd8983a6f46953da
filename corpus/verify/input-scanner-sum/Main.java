import java.util.Scanner;

/** Two numbers that are read have a sum that is expected not to come up, but may. */
public class Main {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int first = scanner.nextInt();
        int second = scanner.nextInt();
        assert first + second != 1000;
    }
}
