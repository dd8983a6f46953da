// loose violated 15
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** A reader may have chars of a stream that has none any more. */
public class InputReaderReady {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        reader.read();
        if (System.in.available() > 0 || System.in.read() != -1) {
            return;
        }
        // The program comes here with two bytes as its input.
        assert !reader.ready();
    }
}
