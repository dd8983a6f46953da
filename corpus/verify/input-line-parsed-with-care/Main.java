import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** A line may be missing, and need not be a number, and both are seen to. */
public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        String line = reader.readLine();
        int number;
        try {
            number = line == null ? 1 : Integer.parseInt(line);
        } catch (NumberFormatException e) {
            number = 2;
        }
        System.out.println(number == 0 ? 0 : 100 / number);
    }
}
