// violated 9
import java.io.*;

public class InputSecret {
    public static void main(String[] args) throws IOException {
        String line = new BufferedReader(new InputStreamReader(System.in)).readLine();
        if (line != null && line.length() == 5) {
            int at = line.indexOf('-');
            assert at != 2 || Integer.parseInt(line.substring(3)) * 7 != 602;
        }
    }
}
