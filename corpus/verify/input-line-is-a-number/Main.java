import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** A line need not be a number. */
public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        String line = reader.readLine();
        if (line != null) {
            System.out.println(Integer.parseInt(line.trim()));
        }
    }
}
