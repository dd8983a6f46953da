// holds
import java.io.IOException;

/** A byte of the standard input, or its end. */
public class InputIsBytes {
    public static void main(String[] args) throws IOException {
        int first = System.in.read();
        assert first >= -1 && first < 256;
        assert System.in.available() >= 0;
    }
}
