import java.util.Scanner;

/** The larger of two numbers that are read is not less than either. */
public class Main {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int first = scanner.nextInt();
        int second = scanner.nextInt();
        int maximum = first > second ? first : second;
        assert maximum >= first && maximum >= second;
        assert maximum == first || maximum == second;
    }
}
