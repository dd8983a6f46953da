// loose holds
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** A line is a text or null, a char a char or -1; a closed reader says so. */
public class InputReaderLoose {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        String line = reader.readLine();
        assert line == null || line.length() >= 0;
        int unit = reader.read();
        assert unit >= -1 && unit <= 0xFFFF;
        assert System.in.available() >= 0;
        reader.close();
        try {
            reader.readLine();
            assert false;
        } catch (IOException e) {
            assert e.getMessage().equals("Stream closed");
        }
    }
}
