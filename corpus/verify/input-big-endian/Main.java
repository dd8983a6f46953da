import java.io.DataInputStream;
import java.io.IOException;

/** Four bytes are an int. */
public class Main {
    public static void main(String[] args) throws IOException {
        DataInputStream data = new DataInputStream(System.in);
        int length = data.readInt();
        assert length != 0x31323334;
    }
}
