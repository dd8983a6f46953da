// loose violated 12
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** Where the stream is behind a line nobody knows. */
public class InputReaderReadsAhead {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        String line = reader.readLine();
        if (line != null) {
            assert System.in.available() > 0;
        }
    }
}
