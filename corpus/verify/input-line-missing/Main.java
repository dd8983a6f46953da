import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** At the end of the input there is no line: null. */
public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        String name = reader.readLine();
        System.out.println("Hello, " + name.trim());
    }
}
