import java.util.Scanner;

/** There may be a word that is no number. */
public class Main {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        if (scanner.hasNext()) {
            System.out.println(scanner.nextInt());
        }
    }
}
