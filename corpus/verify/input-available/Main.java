import java.io.IOException;

/** More bytes may be left than one that was read. */
public class Main {
    public static void main(String[] args) throws IOException {
        if (System.in.read() == 'q') {
            assert System.in.available() < 3;
        }
    }
}
