// holds
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

class ReadsLines {
    public static void main(String[] arguments) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        int longest = 0;
        String line;
        while ((line = reader.readLine()) != null) {
            longest = Math.max(longest, line.length());
        }
        assert longest >= 0;
    }
}
