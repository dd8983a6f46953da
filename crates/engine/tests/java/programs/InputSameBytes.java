// violated 13
import java.io.IOException;

/** The second byte is read once at a known position, and once at one that depends on the input. */
public class InputSameBytes {
    public static void main(String[] args) throws IOException {
        byte[] bytes = new byte[2];
        int count = System.in.read(bytes);
        if (count != 2) return;
        assert bytes[0] == (byte) (bytes[0] & 255);
        if (bytes[0] == 'x' && bytes[1] == 'y' && System.in.read() == 'z') {
            // The input is xyz.
            assert System.in.read() != '!';
        }
    }
}
