import java.io.IOException;

/** Everything that there is, at once. */
public class Main {
    public static void main(String[] args) throws IOException {
        byte[] all = System.in.readAllBytes();
        int n = 0;
        for (byte b : all) {
            n += b == '\n' ? 1 : 0;
        }
        assert n < 2 || all.length > 2;
    }
}
