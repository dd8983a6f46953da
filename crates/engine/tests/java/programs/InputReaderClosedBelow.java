// loose undecided reading what is left of a stream
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** The reader has kept a second line, perhaps. */
public class InputReaderClosedBelow {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        if (reader.readLine() == null) return;
        System.in.close();
        String second;
        try {
            second = reader.readLine();
        } catch (IOException e) {
            return;
        }
        assert second == null;
    }
}
