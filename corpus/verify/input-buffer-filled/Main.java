import java.io.IOException;

/** As many bytes are read as there are, up to the size of the buffer; the rest of it stays as it was. */
public class Main {
    public static void main(String[] args) throws IOException {
        byte[] buffer = new byte[6];
        int left = System.in.available();
        int count = System.in.read(buffer);
        assert count == -1 || count >= 1 && count <= 6;
        assert count == (left == 0 ? -1 : Math.min(left, 6));
        for (int i = Math.max(count, 0); i < buffer.length; i++) {
            assert buffer[i] == 0;
        }
        assert count == 6 || System.in.read() == -1;
    }
}
