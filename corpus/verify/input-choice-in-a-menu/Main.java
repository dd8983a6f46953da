import java.util.Scanner;

/** Only the choices that a menu offers are taken. */
public class Main {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int choice = 0;
        for (int trial = 0; trial < 3 && choice == 0; trial++) {
            if (!scanner.hasNextLine()) {
                return;
            }
            String line = scanner.nextLine();
            switch (line) {
                case "new" -> choice = 1;
                case "open" -> choice = 2;
                case "quit" -> choice = 3;
                default -> System.out.println("once more, please");
            }
        }
        assert choice >= 0 && choice <= 3;
    }
}
