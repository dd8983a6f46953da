// violated 8
import java.io.IOException;

/** Two bytes of the standard input need not be the same. */
public class InputMayBeAnything {
    public static void main(String[] args) throws IOException {
        int first = System.in.read();
        assert System.in.read() == first;
    }
}
