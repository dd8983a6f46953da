import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** A command, a number and another number, each on a line of its own. */
public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        String command = reader.readLine();
        if (!"add".equals(command)) {
            return;
        }
        int first = Integer.parseInt(reader.readLine());
        int second = Integer.parseInt(reader.readLine());
        assert first + second >= first;
    }
}
