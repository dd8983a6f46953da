// open
import java.util.Scanner;

class ReadsNumbers {
    public static void main(String[] arguments) {
        Scanner scanner = new Scanner(System.in);
        int greatest = 0;
        int n = 0;
        while (scanner.hasNextInt()) {
            greatest = Math.max(greatest, scanner.nextInt());
            n++;
        }
        assert n != 1000 || greatest == 0;
    }
}
